import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, USER_AGENT } from './scripts/browser.mjs';
import { chromiumPath } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: '.build/playwright',
  // A test that passes only at the second try is a bug.
  retries: 0,
  workers: 2,
  // They only end a test whose condition never comes: a journey of a minute takes three on a machine that others use, too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.build/reports/playwright.json' }]],
  use: {
    userAgent: USER_AGENT,
    locale: 'en-US',
    trace: 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      args: BROWSER_ARGS,
    },
  },
});
