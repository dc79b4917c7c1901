import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Lines of a message that are shown again at the end of a run: enough for the assertion and its two values. */
const MESSAGE_LINES = 12;

const ANSI_STYLE = new RegExp(String.raw`\u001B\[[\d;]*m`, 'g');

const shorten = (message = '') => {
  const lines = message
    .replaceAll(ANSI_STYLE, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return lines.slice(0, MESSAGE_LINES).join('\n');
};

const failuresOfVitest = ({ name, assertionResults, message }, root) => {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded has no test that failed, only a message.
  if (failed.length === 0 && message) return [{ title: 'the file itself', file, message: shorten(message) }];
  return failed.map(({ fullName, failureMessages = [] }) => ({ title: fullName, file, message: shorten(failureMessages[0]) }));
};

/** Vitest's JSON report: counts, each test with its file and milliseconds, and the message of each that failed. */
export const readVitest = (report, root = process.cwd()) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: report.testResults.flatMap((result) => failuresOfVitest(result, root)),
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: relative(root, name), ms: duration ?? 0 })),
  ),
});

/** Lines of what the page did (tests/support/page-log.ts): its last steps, its state and what was pressed. */
const PAGE_LINES = 6;

const pageOf = ({ attachments = [] }) => {
  const body = attachments.find(({ name, body }) => name === 'page' && body)?.body;
  return body === undefined ? [] : Buffer.from(body, 'base64').toString('utf8').split('\n').slice(-PAGE_LINES);
};

const messageOfJourney = (results) => {
  const failed = results.find(({ error }) => error);
  return failed ? [shorten(failed.error.message), ...pageOf(failed)].join('\n') : '';
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Playwright's JSON report, in the same form. A test that passed only at the second try counts as failed. */
export const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  failures: report.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, tests }) => ({
      title,
      file,
      message: messageOfJourney(tests.flatMap(({ results }) => results)),
    })),
  tests: report.suites.flatMap(specsOf).map(({ title, file, tests }) => ({
    title,
    file,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
});

/** A report file; one that is missing or cannot be read is one failure, and so is a runner that failed without a failed test or ran no test. */
export const readReport = (file, read, ok) => {
  try {
    const { passed, failed, failures, tests } = read(readJson(file));
    return { passed, failed: failed || (ok && passed > 0 ? 0 : 1), failures, tests };
  } catch {
    return { passed: 0, failed: 1, failures: [], tests: [] };
  }
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const failureLines = ({ name, failures = [] }) =>
  failures.flatMap(({ file, title, message }) => [`  ${name}  ${file}: ${title}`, ...message.split('\n').map((line) => `    ${line}`)]);

/**
 * The closing lines of a run: time of each part, the slowest tests, what failed and why, and the counts.
 * @param parts `{ name, ms, passed, failed, skipped?, failures?, tests }` in the order in which they ran
 */
export const summary = (parts, howMany = 20) => {
  const slowest = parts.flatMap(({ name, tests }) => tests.map((test) => ({ ...test, part: name }))).toSorted((a, b) => b.ms - a.ms);
  const failed = parts.flatMap(failureLines);
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  return [
    'Time of each part',
    ...parts.map(({ name, ms, passed, failed, skipped }) =>
      skipped
        ? `${''.padStart(10)}  ${name}: skipped, ${skipped}`
        : `${seconds(ms).padStart(10)}  ${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`,
    ),
    `${seconds(sum('ms')).padStart(10)}  all`,
    ...(slowest.length > 0 ? ['', `The ${Math.min(howMany, slowest.length)} slowest tests`] : []),
    ...slowest.slice(0, howMany).map(({ part, file, title, ms }) => `${seconds(ms).padStart(10)}  ${part}  ${file}: ${title}`),
    ...(failed.length > 0 ? ['', 'What failed', ...failed] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
};
