import { defineConfig } from '@playwright/test';
import { installedEngines } from './scripts/lib/engines.mjs';
import { roundLimit } from './scripts/lib/short-round.mjs';
import type { EngineOptions } from './tests/browsers/test.ts';

/** The same journeys in the engines beside Chromium, those of them that are installed. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/browsers',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: '.build/playwright-browsers',
  retries: 0,
  workers: 2,
  timeout: 180_000,
  globalTimeout: roundLimit(process.argv),
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.build/reports/browsers.json' }]],
  projects: installedEngines().map((name) => ({ name, use: { engineName: name } })),
});
