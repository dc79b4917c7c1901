import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ID = 'virtual:decisions-client';

const outputOf = async (settings, options) => {
  const { output } = await build({ configFile: false, publicDir: false, logLevel: 'silent', ...settings, build: { write: false, ...options } });
  return output;
};

const brotli = (code) => brotliCompressSync(code).length;

/**
 * Brotli bytes of the decisions worker, and of what the page carries for it beside Comlink: the client alone, since settings and consent are in the page
 * already. Made as the build of the shop makes them.
 */
export const decisionsSize = async ({ worker: { format, rolldownOptions }, build: { minify, terserOptions } }) => {
  const files = await outputOf(
    { worker: { format, rolldownOptions } },
    { minify, terserOptions, rollupOptions: { input: 'src/personalisation/decisions.ts', preserveEntrySignatures: 'strict' } },
  );
  const worker = files.find(({ type, fileName }) => type === 'asset' && /worker-[\w-]+\.js$/.test(fileName));
  if (!worker) throw new Error('The build emits no decisions worker');
  const virtual = {
    name: ID,
    resolveId: (name) => (name === ID ? ID : null),
    load: (name) =>
      name === ID ? "export { createDecisionsClient } from '/workers/decisions/client.ts'; export { spawnWorker } from '/workers/spawned.ts';" : null,
  };
  const [client] = await outputOf(
    { plugins: [virtual] },
    { minify, terserOptions, rollupOptions: { input: ID, external: ['comlink'], preserveEntrySignatures: 'strict' } },
  );
  return { workerBytes: brotli(worker.source), clientBytes: brotli(client.code) };
};
