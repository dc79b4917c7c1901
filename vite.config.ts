import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { firstVisitChunks, ROUTE_PARTS } from './scripts/vite/chunks.ts';
import { compileAhead } from './scripts/vite/compile-ahead.ts';
import { licences, licencesOfWorkers } from './scripts/vite/licences.ts';
import { deferredStyles } from './scripts/vite/deferred-styles.ts';
import { presentStyles } from './scripts/vite/present-styles.ts';
import { loadersOnce } from './scripts/vite/loaders-once.ts';
import { lostStyles } from './scripts/vite/lost-styles.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { messages } from './scripts/vite/messages.ts';

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    messages(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      // A first visit has its data in the document: loaders and waiting states come when they are wanted.
      codeSplittingOptions: { defaultBehavior: ROUTE_PARTS },
    }),
    // The page keeps the styles that the server put into the document. Without this its hydration finds a style too many; the router's plugin says "false" and has to be overruled.
    { name: 'waymark:inline-styles', enforce: 'post' as const, config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' } }) },
    !isSsrBuild && loadersOnce(),
    deferredStyles(),
    presentStyles(),
    !isSsrBuild && lostStyles(),
    !isSsrBuild && compileAhead('libraries'),
    react(),
    !isSsrBuild && licences(),
    !isSsrBuild && serviceWorker(),
  ],
  // React has had the hook since 18: nobody needs what stands in for it in older ones.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  json: { namedExports: false },
  // Node reads its CommonJS build, whose names it cannot tell: a page that imports one would lose its server rendering.
  ssr: { noExternal: ['workbox-window'] },
  css: { transformer: 'lightningcss', lightningcss: { exclude: Features.LightDark } },
  // The bundler prints workers again after terser has minified them, a tenth larger. Its own minifier has the last word here.
  worker: { format: 'es' as const, rolldownOptions: { output: { minify: true } }, plugins: () => [licencesOfWorkers()] },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20', minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Scripts and styles are written for the browsers of docs/browsers.md; without a target styles would be shortened for the newest ones.
        target: 'baseline-widely-available' as const,
        cssMinify: 'lightningcss' as const,
        // Half a kilobyte of a first visit less than the default one leaves, for some seconds of the build.
        minify: 'terser' as const,
        terserOptions: { ecma: 2020, compress: { passes: 2 } },
        assetsInlineLimit: 0,
        // A deferred part's stylesheets go ahead of it. Naming its scripts as well would cost every first visit a kilobyte of file names.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/shell/boot/entry-client.tsx',
          output: {
            codeSplitting: firstVisitChunks(),
            // Every visit carries the names of all that may come later: they are as short as the bundler lets them be.
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
}));
