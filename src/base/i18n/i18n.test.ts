import { beforeEach, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createI18n, type PartLoader } from './i18n.ts';

const cut = new TypeError('Failed to fetch dynamically imported module');
const loadPart = vi.fn<PartLoader>();
const line = new EventTarget();
const testI18n = () => createI18n(LOCALES['en-us'], { core: { brand: 'Waymark' } }, loadPart);

beforeEach(() => {
  vi.useFakeTimers();
  loadPart.mockReset().mockResolvedValue({ 'cart.title': 'Your basket' });
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('document', new EventTarget());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a part is fetched once, however many ask for it', async () => {
  const i18n = testI18n();
  await Promise.all([i18n.load('shop'), i18n.load('shop'), i18n.loadWithRetry('shop')]);
  await i18n.load('shop');
  expect(loadPart.mock.calls).toEqual([['shop']]);
  expect(i18n.has('cart.title')).toBe(true);
});

test('who can say that words did not come hears of it, and may ask again at once', async () => {
  loadPart.mockRejectedValueOnce(cut);
  const i18n = testI18n();
  await expect(i18n.load('shop')).rejects.toBe(cut);
  await expect(i18n.load('shop')).resolves.toBeUndefined();
});

test('what is drawn waits for words that did not come: one promise all the time, and the next request only when the line may be back', async () => {
  loadPart.mockRejectedValueOnce(cut);
  const i18n = testI18n();
  const first = i18n.loadWithRetry('shop');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(i18n.loadWithRetry('shop')).toBe(first);
  expect(loadPart).toHaveBeenCalledTimes(1);
  line.dispatchEvent(new Event('online'));
  await expect(first).resolves.toBeUndefined();
  expect(i18n.has('cart.title')).toBe(true);
  expect(loadPart).toHaveBeenCalledTimes(2);
});

test('words that are there are not waited for: not even for the turn that a promise takes', () => {
  expect(testI18n().loadWithRetry('core')).toMatchObject({ status: 'fulfilled' });
});

test.each([
  ['en-us', '03/09/2026'],
  ['en-ca', '03/09/2026'],
  ['en-gb', '09/03/2026'],
  ['fr-fr', '09/03/2026'],
  ['de-de', '09/03/2026'],
] as const)('%s writes a date as %s, with and without the time', (id, expected) => {
  const { date } = createI18n(LOCALES[id], {}, loadPart);
  expect(date('2026-03-09T12:00:00Z')).toBe(expected);
  expect(date('2026-03-09T12:30:00Z', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' })).toMatch(new RegExp(`^${expected}, 12:30`));
});
