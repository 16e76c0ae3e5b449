/** The small line drawings of the interface, each the `d` of a path in a box of 24 by 24. */
export const icons = {
  again: 'M5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4.5H9',
  branch: 'M7 20V4M7 14c6 0 9-2 9-7M13 9.5L16 6l3 3.5',
  brisk: 'M6 6l6 6-6 6M12.5 6l6 6-6 6',
  calm: 'M9.5 6l6 6-6 6',
  chart: 'M4 5h7v5H4zM13 14h7v5h-7zM11 7.5h5.5V14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  dash: 'M8 12h8',
  first: 'M7 5v14M17 6l-6 6 6 6',
  hint: 'M9.5 18.5h5M10.5 21.5h3M12 3a6.5 6.5 0 0 0-3.6 11.9c.7.5 1.1 1.3 1.1 2.1h5c0-.8.4-1.6 1.1-2.1A6.5 6.5 0 0 0 12 3z',
  left: 'M15 5l-7 7 7 7',
  log: 'M5 6h14M5 12h14M5 18h9',
  machine: 'M3.5 4.5h6v4h-6zM14.5 15.5h6v4h-6zM9.5 6.5H17v9M6.5 8.5v9h8',
  menu: 'M4 7h16M4 12h16M4 17h10',
  once: 'M3 6l6 6-6 6M9 6l6 6-6 6M15 6l6 6-6 6',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10-6.5z',
  redo: 'M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3',
  right: 'M9 5l7 7-7 7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  setup: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7.5h14V13',
  step: 'M7.5 5.5l7 6.5-7 6.5M17.5 5.5v13',
  undo: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3',
} as const;

export type IconName = keyof typeof icons;
