import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runChild } from './run-child.mjs';

const STAMP = 'node_modules/.waymark-installed';

/** Why this version of Node cannot run the shop; undefined if it can. */
export const nodeProblem = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19) ? undefined : `Waymark needs Node 20.19 or newer; this is ${version}.`;
};

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();

/** Installs what package-lock.json names, once for each lock file. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log('Installing packages ...');
  const code = await runChild('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, lockHash());
};
