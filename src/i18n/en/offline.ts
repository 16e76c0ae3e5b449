/** A file size: "1.4 MB", "230 kB". @param bytes number of bytes */
const sizeText = (bytes: number): string =>
  bytes >= 1e6 ? megabytes.format(bytes / 1e6) : kilobytes.format(bytes / 1e3);

const locale = 'en-GB';
const whole = new Intl.NumberFormat(locale);
const megabytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});
const kilobytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
  roundingMode: 'ceil',
});

export const offline = {
  title: 'No connection',
  lead: 'This page is not on your device. Pages that you have visited and courses that you have kept still open.',
  /** Heading of the stored courses, and the text where there are none. */
  there: 'Courses that you have kept',
  nothing: 'You have kept no course yet. When you are connected, you can keep a course from its own page.',
  keep: {
    title: 'Without a connection',
    about: 'Keep the lessons, the rulebook, the practice and the table of this game on your device.',
    /** Button that stores a course. @param size a size from `sized` */
    action: (size: string) => `Keep this course offline (${size})`,
    update: (size: string) => `Update (${size})`,
    goOn: (size: string) => `Fetch the rest (${size})`,
    stop: 'Stop',
    drop: 'Remove it from this device',
    progress: (done: number, of: number) => `${whole.format(done)} of ${whole.format(of)} files`,
    kept: 'This course is on your device. It opens without a connection.',
    old: 'This course is on your device, and some pages have changed since.',
    part: 'Part of this course is on your device.',
    dropped: 'The course has been removed from this device.',
    stopped: 'Stopped. What has arrived so far stays on your device.',
    failed: 'Not every file could be fetched. What has arrived so far stays on your device.',
    full: 'There is no room left on your device for the rest.',
    unreachable: 'There is no connection, so this page can’t tell whether anything has changed.',
  },
  sized: sizeText,
};
