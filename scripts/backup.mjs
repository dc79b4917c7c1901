import { runCommand } from './lib/run-command.mjs';

/** `npm run backup -- FOLDER`, `npm run restore -- FOLDER [--check]`. The first word says which. */
await runCommand('backup.js', (word, index) => index > 0 && !word.startsWith('-'));
