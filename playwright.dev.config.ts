import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, USER_AGENT } from './scripts/browser.mjs';
import { chromiumPath } from './scripts/chromium.mjs';

/** The development server, run for real on a copy of the sources. */
export default defineConfig({
  testDir: 'tests/dev',
  outputDir: '.build/playwright-dev',
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.build/reports/dev.json' }]],
  use: {
    userAgent: USER_AGENT,
    locale: 'en-US',
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: BROWSER_ARGS },
  },
});
