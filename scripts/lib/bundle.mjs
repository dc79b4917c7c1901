import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles TypeScript for this Node, below `.build` and for this process alone: `input` is entry files by name. Answers where they are. */
export const bundleForNode = async (folderName, input) => {
  const outDir = resolve('.build', `${folderName}-${process.pid}`);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      minify: false,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return {
    file: (name) => resolve(outDir, `${name}.mjs`),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
};
