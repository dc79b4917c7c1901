import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './lock-file.ts';

/** The user `nobody` of Debian and of most other systems: for root, no folder is read-only. */
const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

beforeEach(() => {
  if (isRoot) process.seteuid?.(NOBODY);
});
afterEach(() => {
  if (isRoot) process.seteuid?.(0);
});

it('a lock that a read-only folder keeps is refused with the reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lock-'));
  writeFileSync(join(folder, 'postgres.lock'), '999999 1\n');
  chmodSync(folder, 0o500);
  expect(() => takeLock(join(folder, 'postgres.lock'))).toThrow(expect.objectContaining({ code: 'EACCES' }));
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});
