import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Vitest's JSON report: counts, and each test with its file and milliseconds. */
export const readVitest = (report, root = process.cwd()) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: relative(root, name), ms: duration ?? 0 })),
  ),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Playwright's JSON report, in the same form. A test that passed only at the second try counts as failed. */
export const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  tests: report.suites.flatMap(specsOf).map(({ title, file, tests }) => ({
    title,
    file,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
});

/** A report file; one that is missing or cannot be read is one failure, and so is a runner that failed without a failed test or ran no test. */
export const readReport = (file, read, ok) => {
  try {
    const { passed, failed, tests } = read(readJson(file));
    return { passed, failed: failed || (ok && passed > 0 ? 0 : 1), tests };
  } catch {
    return { passed: 0, failed: 1, tests: [] };
  }
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The closing lines of a run: time of each part, the slowest tests, and the counts.
 * @param parts `{ name, ms, passed, failed, skipped?, tests }` in the order in which they ran
 */
export const summary = (parts, howMany = 20) => {
  const slowest = parts.flatMap(({ name, tests }) => tests.map((test) => ({ ...test, part: name }))).toSorted((a, b) => b.ms - a.ms);
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
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
};
