import { begin } from './lib/begin.mjs';

/** The whole shop from its sources, with one command: packages, database, seed, server; what is changed is taken over at once. */
await begin();
// Before React is imported: it chooses by it.
process.env.NODE_ENV = 'development';
process.env.VITE_GATEWAY ??= 'keyed';
const { runnerImport } = await import('vite');
const { module } = await runnerImport('./scripts/dev/run.ts');
await module.runDev();
