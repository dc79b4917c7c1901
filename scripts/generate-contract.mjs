import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/lib/wire-source.ts', { configFile: false, logLevel: 'error' });
await writeFile('contract/calls/wire.gen.ts', module.wireSource());
console.log('contract/calls/wire.gen.ts is up to date');
