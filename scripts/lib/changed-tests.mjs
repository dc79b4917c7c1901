import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Where this branch left the one that it goes into; undefined where there is none, or nothing was committed since. */
export const branchPoint = () => {
  const head = git('rev-parse', 'HEAD');
  for (const target of ['@{upstream}', 'origin/HEAD', 'origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', target);
    if (base && base !== head) return base;
  }
  return undefined;
};

/** Files that differ from the commit, or from the last one, with those that git does not know yet. */
export const changedFiles = (since = 'HEAD') =>
  [...new Set([...git('diff', '--name-only', since).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')])].filter(Boolean);

/** Test files of these projects that a change since the commit could break, by their imports. */
export const affectedTests = (projects, since) => {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', `--changed${since ? `=${since}` : ''}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, ...projects.map((name) => `--project=${name}`)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The changed tests could not be listed:\n${stderr}`);
  const json = stdout.slice(stdout.indexOf('['));
  return JSON.parse(json).map(({ file, projectName }) => ({ file: relative(process.cwd(), file), project: projectName }));
};

/** Seconds that test files took in the last run of everything, from the reports of these projects. */
export const lastDurations = (projects, folder) => {
  const seconds = new Map();
  for (const name of projects) {
    const report = `${folder}/${name}.json`;
    if (!existsSync(report)) continue;
    for (const { name: file, startTime, endTime } of JSON.parse(readFileSync(report, 'utf8')).testResults)
      seconds.set(relative(process.cwd(), file), (endTime - startTime) / 1000);
  }
  return seconds;
};

/** How long a test file is taken to run that was never timed. */
const UNKNOWN_S = 3;

/**
 * Which tests to run in the time that is left: those beside a changed file first, then the quick ones. The others are named, not forgotten.
 * @returns `{ chosen, left }`
 */
export const chooseTests = (tests, { changed, durations, workers, forSeconds }) => {
  const folders = new Set(changed.map((file) => dirname(file)));
  const cost = ({ file }) => durations.get(file) ?? UNKNOWN_S;
  const isBeside = ({ file }) => folders.has(dirname(file));
  const ordered = tests.toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)) || cost(a) - cost(b));
  let room = forSeconds * workers;
  const chosen = [];
  const left = [];
  for (const test of ordered) {
    if (cost(test) <= room) {
      room -= cost(test);
      chosen.push(test);
    } else left.push(test);
  }
  return { chosen, left };
};
