import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

// A profile has a thousand files. Node's own functions take six times the processor time of the system's programs for them, with each journey.

/** Copies what is in a folder into another one. Links stay links. */
export const copyFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-R', `${from}/.`, to]);
};

/** Deletes a folder, also while a browser that is ending still writes into it. */
export const removeFolder = (folder: string): void => {
  spawnSync('rm', ['-rf', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
