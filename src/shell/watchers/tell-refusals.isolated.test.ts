import 'fake-indexeddb/auto';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { partLoader } from '#src/base/i18n/load-part.ts';
import { createI18n, type PartLoader } from '#src/base/i18n/i18n.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { createModelFetch } from '#tests/support/model-fetch.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { leavePage, stubPage } from '#tests/support/page-document.ts';
import { turns } from '#tests/support/turns.ts';

/** The words as the build compiles them. */
const compiled: PartLoader = async (part) => {
  const texts = Object.entries(await partLoader('en-us')(part));
  return Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])) as unknown as Record<string, string>;
};
const i18n = createI18n(LOCALES['en-us'], {}, compiled);
const item = makeItem();
let server: ModelServer;
let path = '';
const go = vi.fn<(path: string) => void>();

/** A start of the page: modules anew, over what the database holds. */
const startPage = async (heard = i18n) => {
  vi.resetModules();
  const since = new Date().toISOString();
  const [{ cart, cartState, closeCart, openCart }, { tellRefusals }, { toasts }] = [
    await import('#src/cart/cart.ts'),
    await import('./tell-refusals.ts'),
    await import('#ui/toast/toasts.ts'),
  ];
  const stop = tellRefusals({ i18n: heard, path: () => path, go, since });
  const page = {
    cart,
    openCart,
    toasts,
    refused: () => cartState().view?.refused ?? [],
    /** Until the shop has said no, and whatever follows from it has happened. */
    untilToasts: (count: number) => vi.waitFor(() => expect(toasts.getToasts()).toHaveLength(count)),
    untilRefused: async (count: number) => {
      await vi.waitFor(() => expect(page.refused()).toHaveLength(count));
      await turns();
    },
    dismissAll: () => {
      for (const { id } of toasts.getToasts()) toasts.dismiss(id);
    },
    leave: async () => {
      stop();
      page.dismissAll();
      closeCart();
      await leavePage();
    },
  };
  return page;
};
let page: Awaited<ReturnType<typeof startPage>>;

// With the words at hand nothing that follows from a refusal takes longer than a turn.
beforeAll(() => Promise.all([i18n.load('errors'), i18n.load('shop')]));

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  server = new ModelServer();
  path = '/en-us/c/running';
  go.mockClear();
  stubPage({ fetch: createModelFetch(server).fetch });
  page = await startPage();
});

afterEach(() => page.leave());

test('an addition that the shop refuses is told once, with why and with the way to the cart', async () => {
  server.soldOut.add(item.choice.upc);
  page.cart.addItem(item);
  await page.untilRefused(1);
  await page.untilToasts(1);
  const [toast] = page.toasts.getToasts();
  expect(toast).toMatchObject({ kind: 'error', title: `Couldn’t be done: Add 1 × ${item.facts.name}`, text: i18n.t('error.outOfStock') });
  toast?.action?.onPress();
  expect(go).toHaveBeenCalledWith('/en-us/cart');

  page.dismissAll();
  await page.cart.refresh();
  page.cart.addItem(makeItem('10000002'));
  await vi.waitFor(() => expect(server.effects).toHaveLength(1));
  expect(page.toasts.getToasts()).toEqual([]);
});

test('one whose words are lost on the line is told when they come', async () => {
  await page.leave();
  const line = new EventTarget();
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  const loadPart = vi.fn(compiled).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  page = await startPage(createI18n(LOCALES['en-us'], {}, loadPart));
  server.soldOut.add(item.choice.upc);
  page.cart.addItem(item);
  await page.untilRefused(1);
  await vi.waitFor(() => expect(loadPart).toHaveBeenCalledTimes(2));
  expect(page.toasts.getToasts()).toEqual([]);
  line.dispatchEvent(new Event('online'));
  await page.untilToasts(1);
  expect(page.toasts.getToasts()).toMatchObject([{ text: i18n.t('error.outOfStock') }]);
});

test('quick shop adds a second time before it is told, but not a gift that is none', async () => {
  server.soldOut.add(item.choice.upc);
  /** How many notices there were whenever the shop was asked for it. */
  const counts: number[] = [];
  const answer = server.answer.bind(server);
  vi.spyOn(server, 'answer').mockImplementation((request, cookie) => {
    if (request.call === 'cart.createWithItem') counts.push(page.toasts.getToasts().length);
    return answer(request, cookie);
  });
  page.cart.addItem(item, 1, { context: 'quickshop' });
  await page.untilRefused(1);
  await page.untilToasts(1);
  expect(counts).toEqual([0, 0]);

  page.dismissAll();
  server.refuseNext = 'GWP403';
  page.cart.addItem(makeItem('10000002'), 1, { context: 'quickshop' });
  await page.untilRefused(2);
  await page.untilToasts(1);
  expect(server.effects).toEqual([]);
});

test('what was refused before the page began is not told again', async () => {
  server.soldOut.add(item.choice.upc);
  page.cart.addItem(item);
  await page.untilRefused(1);
  await page.leave();
  page = await startPage();
  await page.openCart();
  await page.untilRefused(1);
  expect(page.toasts.getToasts()).toEqual([]);
});

test('a change that is tried again and refused again is told again', async () => {
  server.soldOut.add(item.choice.upc);
  page.cart.addItem(item);
  await page.untilRefused(1);
  await page.untilToasts(1);
  page.dismissAll();
  await page.cart.retry(page.refused()[0]?.id ?? '');
  await page.untilToasts(1);
});

test.each(['/en-us/cart', '/en-us/sync'])('%s shows a refusal at its line, and there is no notice about it beside or later', async (open) => {
  path = open;
  server.soldOut.add(item.choice.upc);
  page.cart.addItem(item);
  await page.untilRefused(1);
  path = '/en-us';
  await page.cart.refresh();
  expect(page.toasts.getToasts()).toEqual([]);
});
