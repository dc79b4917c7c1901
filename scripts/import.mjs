import { runCommand } from './lib/run-command.mjs';

/** `npm run catalogue:import -- FILE [--json]`: brings a merchant's own catalogue. */
await runCommand('import.js');
