import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Read before `begin` changes the folder.
const from = process.env.INIT_CWD ?? process.cwd();

/** Text of a file that is named from where the command was typed; `-` is standard input. Ends the command with 66 where it cannot be read. */
export const readInput = (name) => {
  try {
    return readFileSync(name === '-' ? 0 : resolve(from, name), 'utf8');
  } catch (error) {
    console.error(`${name} cannot be read: ${error.code ?? error.message}`);
    return process.exit(66);
  }
};
