import { resolve } from 'node:path';
import { ensureInstalled, nodeProblem } from './install.mjs';

const LOOK_EVERY_MS = 250;

/**
 * npm runs a script below a shell, and a signal to npm ends that shell and not the script: once the shell is gone, the script is to end as well.
 * Where npm did not start it, or starts it without a shell, this does nothing.
 */
const endWithShell = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
};

/** What every script of the repository begins with: a Node that is new enough, in the root folder, packages installed, ended when npm is. */
export const begin = async () => {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  process.chdir(resolve(import.meta.dirname, '../..'));
  endWithShell();
  await ensureInstalled();
};
