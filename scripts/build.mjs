import { rename, rm, writeFile } from 'node:fs/promises';
import { build as viteBuild } from 'vite';
import { checkBudgets } from './budgets.mjs';
import { compressAssets } from './compress-assets.mjs';
import { sourceHash, STAMP } from './lib/build-stamp.mjs';
import { runNode } from './lib/run-child.mjs';
import { writeWebManifests } from './web-manifests.mjs';

const vite = async (...args) => {
  const code = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
    NODE_ENV: 'production',
    // The queue tells releases apart by it: a change that one was too old for is tried again by the next.
    VITE_BUILD: stamp,
    VITE_GATEWAY: process.env.VITE_GATEWAY ?? 'keyed',
  });
  if (code !== 0) process.exit(code);
};

/** A script that the service worker imports when it needs it. No module: a service worker has no import at run time. */
const buildRefreshScript = () =>
  viteBuild({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2023',
      minify: 'terser',
      rolldownOptions: { input: 'sw/refresh-script.ts', output: { format: 'iife', entryFileNames: 'sw-catalogue.js' } },
    },
  });

/** Everything that runs, in the order in which one part needs the other: renderer, page with shells and service worker, service. */
const build = async () => {
  const started = Date.now();
  await rm('dist', { recursive: true, force: true });
  await vite('--ssr', 'src/shell/boot/entry-server.tsx');
  await vite();
  await rename('dist/client/index.js', 'dist/client/sw.js');
  await buildRefreshScript();
  await writeWebManifests();
  await vite('--config', 'vite.server.config.ts');
  await compressAssets('dist/client');
  await checkBudgets();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const stamp = sourceHash();
await build();
await writeFile(STAMP, stamp);
