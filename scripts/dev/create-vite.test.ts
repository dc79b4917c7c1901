import { expect, it } from 'vitest';
import { isWatched } from './create-vite.ts';

it.each(['src/app/router.tsx', 'server/db/migrations/0001_start.sql', 'public/icon.svg', 'vite.config.ts', ''])('watches "%s"', (path) => {
  expect(isWatched(path)).toBe(true);
});

it.each(['.data/mail/1.eml', '.build/traces', '.git/index', 'dist', 'dist/client/a.js', 'node_modules/react/index.js', 'src/app/router.test.ts'])(
  'does not watch "%s"',
  (path) => {
    expect(isWatched(path)).toBe(false);
  },
);
