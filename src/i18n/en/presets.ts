/** English names of the tables that are known by a name, and of the choice among them. */
export const presets = {
  title: 'Rule set',
  /** By the id of the preset; one without a name here is not offered to readers. */
  names: { ema: 'EMA 2025', wrc: 'WRC 2025', online: 'Online, as in Mahjong Soul' } as Readonly<
    Record<string, string>
  >,
  /** A table that plays by none of them. */
  own: 'Your own table',
};
