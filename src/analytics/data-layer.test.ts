import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CollectedEvent, collectedEventSchema } from '#contract/collected-event.ts';
import { newId } from '#db/mutations/new-id.ts';
import { createDataLayer } from './data-layer.ts';
import type { Observation } from '#src/base/observation/observe.ts';
import { createStored, type Storage } from './stored.ts';

const memory = (): Storage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
const forbidden: Storage = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

const VISITOR = newId();
let sent: CollectedEvent[];
beforeEach(() => {
  sent = [];
});
const layer = (isGranted: boolean) =>
  createDataLayer({
    granted: () => isGranted,
    shop: 'en-us',
    page: () => 'PDP',
    visitor: () => VISITOR,
    newId,
    now: () => new Date('2026-11-24T10:00:00.000Z'),
    sink: { track: (...events) => void sent.push(...events) },
  });

describe('the data layer', () => {
  it('makes events that the collector takes, with page type, time and visitor', () => {
    layer(true).track(
      { name: 'page_view', params: { page_type: 'PDP' } },
      { name: 'top_nav_click', params: { link_text: 'Sale', link_url: '/en-us' } },
    );
    for (const event of sent) expect(collectedEventSchema.safeParse(event).error).toBeUndefined();
    expect(sent).toMatchObject([
      { kind: 'analytics', name: 'page_view', shop: 'en-us', page: 'PDP', at: '2026-11-24T10:00:00.000Z' },
      { name: 'top_nav_click', params: { link_text: 'Sale' } },
    ]);
    const [first, second] = sent as { visitor: string; id: string }[];
    expect([first!.visitor, second!.visitor]).toEqual([VISITOR, VISITOR]);
    expect(first!.id).not.toBe(second!.id);
  });

  it('makes none without consent', () => {
    layer(false).track({ name: 'page_view', params: { page_type: 'PDP' } });
    expect(sent).toEqual([]);
  });

  it('cuts texts that are too long and leaves out what is undefined', () => {
    layer(true).track({
      name: 'select_item',
      params: {
        item_list_id: 'x',
        item_list_name: 'y'.repeat(300),
        items: [{ item_id: '1', item_name: 'z'.repeat(300), item_brand: undefined }],
      },
    });
    expect(sent).toMatchObject([{ params: { item_list_name: 'y'.repeat(200), items: [{ item_name: 'z'.repeat(200) }] } }]);
    expect(JSON.stringify(sent)).not.toContain('item_brand');
  });
});

describe('what is kept', () => {
  it('is the products in the cart and where somebody set out from, under the names of the specification', () => {
    const storage = memory();
    const stored = createStored(storage);
    const products = { 1: { item_id: 'P1', item_name: 'Shoe', price: 1.5, quantity: 2 } };
    stored.keepProducts(products);
    stored.keepOrigin({ item_list_id: '2100', item_list_name: 'Shoes' });
    const again = createStored(storage);
    expect(again.products()).toEqual(products);
    expect(again.origin()).toEqual({ item_list_id: '2100', item_list_name: 'Shoes' });
    expect([...storage.kept.keys()].toSorted()).toEqual(['gtmCartProductsMap', 'gtmInteractionOrigin']);
  });

  it('is gone when consent is withdrawn', () => {
    const storage = memory();
    const stored = createStored(storage);
    stored.keepProducts({});
    stored.keepOrigin({});
    stored.isNewPurchase('W1');
    stored.erase();
    expect(storage.kept.size).toBe(0);
  });

  it('is nothing where storage is forbidden, and the page goes on', () => {
    const stored = createStored(forbidden);
    stored.keepProducts({});
    stored.erase();
    expect(stored.products()).toEqual({});
  });

  it('says of an order once that it is new, also after a reload', () => {
    const storage = memory();
    expect(createStored(storage).isNewPurchase('W1')).toBe(true);
    expect(createStored(storage).isNewPurchase('W1')).toBe(false);
    expect(createStored(storage).isNewPurchase('W2')).toBe(true);
  });

  it.each(['nonsense', '{"1":{"item_id":1}}', '[]', 'null'])('is as if it were not there where it reads %s', (text) => {
    const storage = memory();
    for (const key of ['gtmCartProductsMap', 'gtmInteractionOrigin', 'waymark.purchases']) storage.setItem(key, text);
    const stored = createStored(storage);
    expect(stored.products()).toEqual({});
    expect(stored.isNewPurchase('W1')).toBe(true);
  });
});

it('what screens said before anybody listened is heard first, in its order', async () => {
  vi.resetModules();
  const fresh = await import('#src/base/observation/observe.ts');
  const said = (name: string): Observation => ({ what: 'pop-up', event: { what: 'impression', name, tracked: 'Account' } });
  fresh.observe(said('one'));
  fresh.observe(said('two'));
  const heard = vi.fn<(observation: Observation) => void>();
  fresh.onObservation(heard);
  fresh.observe(said('three'));
  expect(heard.mock.calls.map(([observation]) => observation)).toEqual(['one', 'two', 'three'].map(said));
});
