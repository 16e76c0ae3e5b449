/** Reads failures from the JSON reports of test tools, to repeat them at the end of a run. */

export interface Failure {
  /** The test's file and titles, as its tool prints them. */
  readonly what: string;
  /** The error message without colours. */
  readonly why: string;
}

type Report = Readonly<Record<string, unknown>>;

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;
const reportsIn = (value: unknown): readonly Report[] => (Array.isArray(value) ? value.filter(isReport) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps the first {@link LINES} non-empty lines of a message, without colours and stack lines. */
const LINES = 12;
const plain = (message: string): string =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES)
    .join('\n');

/** The failures in a Vitest report: failed tests, and files that could not be loaded. */
export function failuresOfVitest(report: Report): readonly Failure[] {
  return reportsIn(report['testResults']).flatMap((file) => {
    const tests = reportsIn(file['assertionResults']).filter(({ status }) => status === 'failed');
    if (tests.length === 0)
      return file['status'] === 'failed'
        ? [{ what: text(file['name']), why: plain(text(file['message'])) }]
        : [];
    return tests.map((test) => ({
      what: `${text(file['name'])} › ${text(test['fullName'])}`,
      why: plain(Array.isArray(test['failureMessages']) ? text(test['failureMessages'][0]) : ''),
    }));
  });
}

/** The failures in a Playwright report: failed tests, and errors outside tests. */
export function failuresOfPages(report: Report): readonly Failure[] {
  const outside = reportsIn(report['errors']).map((error) => ({
    what: 'outside of the tests',
    why: plain(text(error['message'])),
  }));
  return [...outside, ...reportsIn(report['suites']).flatMap((suite) => failuresBelow(suite, ''))];
}

function failuresBelow(suite: Report, above: string): readonly Failure[] {
  const here = [above, text(suite['title'])].filter(Boolean).join(' › ');
  const specs = reportsIn(suite['specs'])
    .filter(({ ok }) => ok === false)
    .map((spec) => ({ what: `${here} › ${text(spec['title'])}`, why: plain(whyOf(spec)) }));
  return [...specs, ...reportsIn(suite['suites']).flatMap((each) => failuresBelow(each, here))];
}

const whyOf = (spec: Report): string =>
  reportsIn(spec['tests'])
    .flatMap((test) => reportsIn(test['results']))
    .flatMap((result) => reportsIn(result['errors']))
    .map((error) => text(error['message']))[0] ?? '';
