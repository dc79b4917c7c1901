import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roundLimit, SHORT_ROUND_MS } from './short-round.mjs';

it('the short round in other engines is broken off after eight minutes, however it is asked for; the whole round does not', () => {
  expect(SHORT_ROUND_MS).toBe(8 * 60_000);
  for (const words of [['--grep', '@short'], ['--grep=@short'], ['-g', '@short', '--project=webkit']]) expect(roundLimit(words)).toBe(SHORT_ROUND_MS);
  for (const words of [[], ['offline'], ['--grep', 'tunnel']]) expect(roundLimit(words)).toBe(0);
});

it('the round that `npm test` makes is the short one, which some journeys are marked for', () => {
  expect(readFileSync('scripts/test.mjs', 'utf8')).toContain(`'playwright.browsers.config.ts', '--grep', '@short'`);
  const marked = readdirSync('tests/browsers').filter(
    (file) => file.endsWith('.spec.ts') && readFileSync(`tests/browsers/${file}`, 'utf8').includes('@short'),
  );
  expect(marked.length).toBeGreaterThan(0);
});
