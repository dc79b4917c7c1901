import './scripts/lib/newer-builtins.mjs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.mjs';
import { words } from './scripts/vite/words.ts';

/** What is waited for comes at once; where a machine is busy with much else it comes all the same. */
const patient = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['tests/support/patience.ts'],
};

/** Own configuration: the application's plugins (router, service worker) keep a test run from closing. */
export default defineConfig({
  test: {
    // Two cores are what there is at least: one file on each.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,pricing,db,sw,src,server,scripts}/**/*.test.ts', 'tests/{simulation,contract,network}/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          ...patient,
        },
      },
      {
        test: {
          // What is decided by the database, once more on PostgreSQL: `npm test` brings a cluster and its TEST_DATABASE_URL.
          name: 'postgres',
          environment: 'node',
          include: [
            'tests/contract/**/*.test.ts',
            'server/{adjustments,cart,consumer,db,gift-cards,in-store,limits,loyalty,orders,payment,promotions,proof,rewards,sessions,stock,stores,wishlists}/**/*.test.ts',
          ],
          ...patient,
        },
      },
      {
        plugins: [words()],
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
          ],
        },
        test: {
          name: 'browser',
          include: ['{db,src}/**/*.browser.test.{ts,tsx}'],
          ...patient,
          setupFiles: [...patient.setupFiles, 'src/ui/testing/setup-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
