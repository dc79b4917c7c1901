import { runCommand } from './lib/run-command.mjs';

/** `npm run content:export -- FOLDER`, `npm run content:import -- FOLDER [--json]`. The first word says which. */
await runCommand('content.js', (word, index) => index > 0 && !word.startsWith('-'));
