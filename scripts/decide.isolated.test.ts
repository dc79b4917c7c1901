import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_DATAFILE } from '../server/marketing/experiments/default-datafile.ts';
import { openExperiments } from '#workers/decisions/sdk.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-decide-'));
  writeFileSync(join(folder, 'datafile.json'), JSON.stringify(DEFAULT_DATAFILE));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const decide = (options: readonly string[], lines: readonly string[] = []) => {
  writeFileSync(join(folder, 'inputs.jsonl'), lines.join('\n'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/decide.mjs'), ...options], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter((line) => line.startsWith('{') || line === 'null'), stderr };
};

it('answers each line of input with what the module decides, and lines that are not valid with null', async () => {
  const inputs = [
    { userId: 'a', attributes: { locale: 'en-us', returning: false }, flag: 'home_hero_cta' },
    { userId: 'a', attributes: { returning: true }, flag: 'home_hero_cta' },
    { userId: 'a', attributes: {}, flag: 'home_hero_cta', forced: 'invitation' },
    { userId: 'b', attributes: { locale: 'fr-fr', returning: false }, experiment: 'home_hero_cta_wording' },
    { userId: 7, attributes: {}, flag: 'home_hero_cta' },
    { userId: 'a', attributes: {}, flag: 'unknown' },
  ];
  const { status, lines, stderr } = decide(
    ['--datafile', 'datafile.json', '--inputs', 'inputs.jsonl', '--json'],
    [...inputs.map((input) => JSON.stringify(input)), '{ no json'],
  );
  const experiments = await openExperiments(JSON.stringify(DEFAULT_DATAFILE), { log: () => {} });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([...inputs.map((input) => experiments?.decide(input)), null]);
  expect(lines[4]).toBe('null');
  expect(stderr).toMatch(/line 5: .*user id[\s\S]*line 6: .*unknown[\s\S]*line 7: .*JSON/);
  expect(status).toBe(0);
});

it.each([
  ['without a datafile', ['--inputs', 'inputs.jsonl'], 64],
  ['with an unknown option', ['--file', 'x'], 64],
  ['with a file that is not there', ['--datafile', 'missing.json', '--inputs', 'inputs.jsonl'], 66],
  ['with a datafile that is none', ['--datafile', 'inputs.jsonl', '--inputs', 'inputs.jsonl'], 65],
])('%s ends with a message and its code', (_, options, code) => {
  const { status, stderr } = decide(options);
  expect(status).toBe(code);
  expect(stderr).not.toBe('');
});
