import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isCopyleft, noticesOf, packageFolderOf, writeNotices } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const install = (name: string, license: string, text = ''): string => {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  if (text !== '') writeFileSync(join(folder, 'LICENSE.md'), text);
  return join(folder, 'dist/index.js');
};

describe('licences of what is in the build', () => {
  it.each([
    ['MIT', false],
    ['LGPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0-or-later)', false],
    ['GPL-2.0-only', true],
    ['AGPL-3.0', true],
    ['(GPL-2.0 OR AGPL-3.0)', true],
    ['MIT AND GPL-3.0', true],
  ])('%s', (expression, copyleft) => {
    expect(isCopyleft(expression)).toBe(copyleft);
  });

  it('are found by the modules, each package once, with its text', () => {
    const ids = [install('one', 'MIT', 'Copyright One'), install('@some/two', 'ISC'), '\0virtual:x', join(root, 'src/app.ts')];
    const text = writeNotices(noticesOf([...ids, `${ids[0]}?used`]));
    expect(text.match(/one 1\.2\.3 \(MIT\)/g)).toHaveLength(1);
    expect(text).toContain('Copyright One');
    expect(text).toContain('@some/two 1.2.3 (ISC)');
    expect(packageFolderOf('/a/node_modules/b/node_modules/@c/d/x.js')).toBe('/a/node_modules/b/node_modules/@c/d');
    expect(packageFolderOf('/a/src/x.ts')).toBeUndefined();
  });

  it('stop the build where one of them would reach into the shop’s own code, or is not told', () => {
    expect(() => noticesOf([install('three', 'GPL-3.0-only')])).toThrow('three@1.2.3 must not be part of the build: its licence is GPL-3.0-only');
    expect(() => noticesOf([install('four', 'unknown')])).toThrow('unknown');
  });
});
