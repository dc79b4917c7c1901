import { defineConfig } from 'vite';

/** The service as two plain programs for Node 20: the shop and the catalogue import. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { input: { index: 'server/app/index.ts', import: 'server/import/cli.ts' } },
  },
});
