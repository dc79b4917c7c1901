import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/lib/wire-source.ts', { configFile: false, logLevel: 'error' });
await writeFile('contract/wire.gen.ts', module.wireSource());
console.log('contract/wire.gen.ts is up to date');
