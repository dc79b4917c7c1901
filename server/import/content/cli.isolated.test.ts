import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode, type NodeBundle } from '../../../scripts/lib/bundle.mjs';

let bundle: NodeBundle;
let folder: string;
beforeAll(async () => {
  bundle = await bundleForNode('content-cli', { content: 'server/import/content/cli.ts' });
  folder = mkdtempSync(join(tmpdir(), 'waymark-content-'));
});
afterAll(() => {
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The command on the data folder of a shop that is not running. */
const run = (...words: readonly string[]): Promise<{ status: unknown; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const options = { cwd: folder, env: { ...process.env, DATA_DIR: join(folder, 'data') } };
    execFile(process.execPath, [bundle.file('content'), ...words], options, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
/** A folder with these files. */
const folderOf = (name: string, files: Readonly<Record<string, string>>): string => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, name);
};
const pageOf = (title: string): string => JSON.stringify({ document: { title, description: '', blocks: [] } });
const GOOD = 'WAYMARK-US/page/good.json';
const BAD = 'WAYMARK-US/page/bad.json';
const SYNTAX = '{\n  "document": {\n    "title": \n  }\n}';

describe('content:import', () => {
  it('prints one line of JSON for a good file and ends with 0; the second time nothing changes', async () => {
    const good = folderOf('good', { [GOOD]: pageOf('Good') });
    expect(await run('import', good, '--json')).toEqual({ status: 0, stdout: '{"created":1,"updated":0,"unchanged":0,"rejected":[]}\n', stderr: '' });
    expect(await run('import', good, '--json')).toEqual({ status: 0, stdout: '{"created":0,"updated":0,"unchanged":1,"rejected":[]}\n', stderr: '' });
  });

  it('says what is wrong with a bad file and ends with 1; the others are brought', async () => {
    const mixed = folderOf('mixed', { [GOOD]: pageOf('Better'), [BAD]: SYNTAX });
    const { status, stdout } = await run('import', mixed, '--json');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(stdout)).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: [{ file: BAD, line: 4, reason: expect.any(String) }] });
    const told = await run('import', mixed);
    expect(told).toMatchObject({ status: 1, stdout: '0 created, 0 updated, 1 unchanged, 1 rejected\n' });
    expect(told.stderr).toContain(`${BAD}:4: `);
  });

  it('leaves standard output empty and ends with 1 without a folder that can be read, with 64 where it is misused', async () => {
    expect(await run('import', join(folder, 'nowhere'), '--json')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('nowhere'),
    });
    for (const words of [['--json'], [folder, folder, '--json'], [folder, '--jsn']])
      expect(await run('import', ...words)).toMatchObject({ status: 64, stdout: '', stderr: expect.stringContaining('Usage: ') });
  });
});
