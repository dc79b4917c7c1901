import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

const makeStorage = () => {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
};

it('lets a page reload once, and again only after ten seconds', () => {
  const storage = makeStorage();
  let time = 1_000_000;
  const ports = { storage, now: () => time };
  expect(mayReload(ports)).toBe(true);
  time += 9_999;
  expect(mayReload(ports)).toBe(false);
  time += 1;
  expect(mayReload(ports)).toBe(true);
});

it('never reloads a page that cannot remember that it did', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReload({ storage, now: () => 0 })).toBe(false);
});
