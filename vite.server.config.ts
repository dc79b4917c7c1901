import { defineConfig } from 'vite';

/** The service as plain programs for Node 20: the shop, and the commands for the catalogue and for content. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        index: 'server/app/index.ts',
        import: 'server/import/cli.ts',
        export: 'server/export/cli.ts',
        content: 'server/import/content/cli.ts',
        backup: 'server/backup/cli.ts',
      },
    },
  },
});
