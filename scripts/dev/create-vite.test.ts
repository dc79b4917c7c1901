import { expect, it } from 'vitest';
import { isWatched } from './create-vite.ts';

it.each(['src/shell/router/router.tsx', 'server/platform/db/migrations/0001_start.sql', 'public/icon.svg', 'vite.config.ts', ''])(
  'watches "%s"',
  (path) => {
    expect(isWatched(path)).toBe(true);
  },
);

it.each(['.data/mail/1.eml', '.build/traces', '.git/index', 'dist', 'dist/client/a.js', 'node_modules/react/index.js', 'src/shell/router.test.ts'])(
  'does not watch "%s"',
  (path) => {
    expect(isWatched(path)).toBe(false);
  },
);
