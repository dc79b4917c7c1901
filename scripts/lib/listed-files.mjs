import { execFileSync } from 'node:child_process';

/** Paths of the project's files from its root, also of those that are not committed yet. */
export const listedFiles = () => execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
