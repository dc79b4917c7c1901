import { mkdirSync } from 'node:fs';
import { checkCitations } from './check-citations.mjs';
import { runNode } from './run-child.mjs';
import { readPlaywright, readReport, readVitest } from './test-report.mjs';

export const REPORTS = '.build/reports';

/** Parts of a run as they end. `part` runs one: `work` answers true or false for a single check, or a report as `test-report.mjs` reads it. */
export const createRun = () => {
  const parts = [];
  const part = async (name, work) => {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const answer = await work();
    const report = typeof answer === 'boolean' ? { passed: Number(answer), failed: Number(!answer), tests: [] } : answer;
    const ms = Date.now() - started;
    parts.push({ name, ms, ...report });
    console.log(`── ${name}: ${report.failed === 0 ? 'passed' : 'FAILED'} in ${(ms / 1000).toFixed(1)} s`);
  };
  const skip = (name, reason) => {
    console.log(`\n── ${name}: skipped, ${reason}`);
    parts.push({ name, ms: 0, passed: 0, failed: 0, tests: [], skipped: reason });
  };
  return { parts, part, skip, hasFailed: () => parts.some(({ failed }) => failed > 0) };
};

const tool =
  (...args) =>
  async () =>
    (await runNode(args)) === 0;

const oxlint = tool('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.');
const imports = tool('scripts/check-imports.mjs');
const styles = tool('scripts/check-styles.mjs');
/**
 * Lint; that imports lead downwards and in no circle; that no style depends on the order of stylesheets; that each citation of the specification has its heading in `docs/requirements.md`. All run, so that
 * one run names everything.
 */
export const lint = async () => {
  const resolved = checkCitations();
  const isAcyclic = await imports();
  const isOrdered = await styles();
  return (await oxlint()) && isAcyclic && isOrdered && resolved;
};
/** Files, exports and packages that nothing uses: knip.json names where the use begins. */
export const unused = tool('node_modules/knip/bin/knip.js', '--no-progress');
export const format = tool('node_modules/oxfmt/bin/oxfmt', '--check', '.');
export const types = tool('node_modules/typescript/bin/tsc', '-b');

/** Runs a Vitest project: all of it, or what the further arguments select. `report` names its file below `REPORTS`. */
export const vitest =
  (project, { env, args = [], report = project } = {}) =>
  async () => {
    mkdirSync(REPORTS, { recursive: true });
    const file = `${REPORTS}/${report}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...args], env);
    return readReport(file, readVitest, code === 0);
  };

/** Runs Playwright: the journeys, or what another configuration names. */
export const playwright =
  (report, env = {}, args = []) =>
  async () => {
    const file = `${REPORTS}/${report}.json`;
    const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env });
    return readReport(file, readPlaywright, code === 0);
  };
