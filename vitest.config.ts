import './scripts/lib/newer-builtins.mjs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.mjs';
import { messages } from './scripts/vite/messages.ts';

/** Tests wait for conditions. The limits only end a test whose condition never comes, also on a busy machine. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['tests/support/patience.ts'],
};
const node = { environment: 'node' as const, ...patient };

/** Needs a database: the embedded one. */
const DATABASE = '**/*.db.test.ts';
/** Needs a database, and is decided by it: runs on the embedded one and again on PostgreSQL. */
const POSTGRES = '**/*.pg.test.ts';
/** Needs a process of its own. */
const ISOLATED = '**/*.isolated.test.ts';
/** Needs a browser. */
const BROWSER = '**/*.browser.test.{ts,tsx}';

/** Rooms whose tests replace globals of the process, such as IndexedDB and a worker's scope. */
const ISOLATED_ROOMS = '{db,sw,workers}/**/*.test.ts';

/** Own configuration: the application's plugins (router, service worker) keep a test run from closing. */
export default defineConfig({
  test: {
    // Two cores are what there is at least: one file on each.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'pure',
          include: ['{contract,domain,pricing,artwork,src,server,demo,scripts}/**/*.test.ts', 'tests/network/**/*.test.ts'],
          exclude: [DATABASE, POSTGRES, ISOLATED, BROWSER],
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/end-timers.ts', ...patient.setupFiles],
        },
      },
      {
        test: {
          ...node,
          name: 'isolated',
          include: [ISOLATED_ROOMS, 'tests/simulation/**/*.test.ts', `{contract,domain,pricing,artwork,src,server,demo,scripts}/${ISOLATED}`],
          exclude: [BROWSER],
          pool: 'forks',
          globalSetup: ['tests/support/make-test-template.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'database',
          include: [`{server,demo,tests}/${DATABASE}`, `{server,demo,tests}/${POSTGRES}`],
          pool: 'forks',
          isolate: false,
          globalSetup: ['tests/support/make-test-template.ts'],
        },
      },
      {
        test: {
          ...node,
          // Needs TEST_DATABASE_URL: `npm test` and `npm run test:postgres` bring a cluster.
          name: 'postgres',
          include: process.env['TEST_DATABASE_URL'] === undefined ? [] : [`{server,demo,tests}/${POSTGRES}`],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          // Needs TEST_DATABASE_URL: `npm run test:scale` brings a cluster.
          name: 'scale',
          include: process.env['TEST_DATABASE_URL'] === undefined ? [] : ['tests/scale/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 300_000,
        },
      },
      {
        plugins: [messages()],
        // Found only when a lazy part asks for them, these would be bundled a second time in mid-run, with a second React.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            '@ark-ui/react/dialog',
            '@ark-ui/react/portal',
            'axe-core',
            'comlink',
            'zxing-wasm/reader',
            '@tiptap/core',
            '@tiptap/pm/model',
            '@tiptap/react',
            '@tiptap/starter-kit',
          ],
        },
        test: {
          ...patient,
          name: 'components',
          include: ['{db,src}/**/*.browser.test.{ts,tsx}'],
          setupFiles: [...patient.setupFiles, 'src/ui/testing/setup-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath({ whole: process.argv.includes('--browser.headless=false') }), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
