import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LAZY = /import \{ lazyFn \} from ['"]@tanstack\/react-router['"]/;
const LOADER = resolve('src/base/lazy/lazy-loader.ts');

/** Loaders of routes, which the router's plugin moves to modules of their own, are called without an import once those are there. */
export const loadersOnce = (): Plugin => ({
  name: 'waymark:loaders-once',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/routes\// },
    handler: (code) =>
      LAZY.test(code) ? { code: code.replace(LAZY, `import { lazyLoader as lazyFn } from ${JSON.stringify(LOADER)}`), map: null } : undefined,
  },
});
