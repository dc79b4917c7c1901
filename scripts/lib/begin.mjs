import { resolve } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, nodeProblem } from './install.mjs';

/** What every script of the repository begins with: a Node that is new enough, in the root folder, packages installed, ended when npm is. */
export const begin = async () => {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  process.chdir(resolve(import.meta.dirname, '../..'));
  endWithNpm();
  await ensureInstalled();
};
