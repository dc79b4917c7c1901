import { runCommand } from './lib/run-command.mjs';

/** `npm run catalogue:export -- FILE [--format google]`: writes the catalogue as a file; `-` is standard output. A word after an option is its value. */
await runCommand('export.js', (word, index, words) => !word.startsWith('-') && !/^--[a-z]+$/.test(words[index - 1] ?? ''));
