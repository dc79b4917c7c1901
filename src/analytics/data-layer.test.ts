import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CollectedEvent, collectedEventSchema } from '#contract/collected-event.ts';
import { newId } from '#db/new-id.ts';
import { createDataLayer } from './data-layer.ts';
import type { Observation } from './observe.ts';
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

let sent: CollectedEvent[];
beforeEach(() => {
  sent = [];
});
const layer = (isGranted: boolean, storage: Storage = memory()) =>
  createDataLayer({
    granted: () => isGranted,
    shop: 'en-us',
    page: () => 'PDP',
    stored: createStored(storage, newId),
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
    expect(first!.visitor).toBe(second!.visitor);
    expect(first!.id).not.toBe(second!.id);
  });

  it('makes none without consent, and no visitor either', () => {
    const storage = memory();
    layer(false, storage).track({ name: 'page_view', params: { page_type: 'PDP' } });
    expect(sent).toEqual([]);
    expect(storage.kept.size).toBe(0);
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

  it('goes on without storage', () => {
    layer(true, forbidden).track({ name: 'page_view', params: { page_type: 'Home' } });
    expect(sent).toHaveLength(1);
  });
});

describe('what is kept', () => {
  it('is the visitor, the products in the cart and where somebody set out from, under the names of the specification', () => {
    const storage = memory();
    const stored = createStored(storage, newId);
    const products = { 1: { item_id: 'P1', item_name: 'Shoe', price: 1.5, quantity: 2 } };
    stored.keepProducts(products);
    stored.keepOrigin({ item_list_id: '2100', item_list_name: 'Shoes' });
    const again = createStored(storage, newId);
    expect(again.products()).toEqual(products);
    expect(again.origin()).toEqual({ item_list_id: '2100', item_list_name: 'Shoes' });
    expect(again.visitor()).toBe(stored.visitor());
    expect([...storage.kept.keys()].toSorted()).toEqual(['gtmCartProductsMap', 'gtmInteractionOrigin', 'waymark.visitor']);
  });

  it('is gone when consent is withdrawn, and somebody who agrees again is another visitor', () => {
    const storage = memory();
    const stored = createStored(storage, newId);
    const before = stored.visitor();
    stored.keepProducts({});
    stored.keepOrigin({});
    stored.isNewPurchase('W1');
    stored.erase();
    expect(storage.kept.size).toBe(0);
    expect(storage.getItem('waymark.visitor')).toBeNull();
    expect(stored.visitor()).not.toBe(before);
  });

  it('says of an order once that it is new, also after a reload', () => {
    const storage = memory();
    expect(createStored(storage, newId).isNewPurchase('W1')).toBe(true);
    expect(createStored(storage, newId).isNewPurchase('W1')).toBe(false);
    expect(createStored(storage, newId).isNewPurchase('W2')).toBe(true);
  });

  it.each(['nonsense', '{"1":{"item_id":1}}', '[]', 'null'])('is as if it were not there where it reads %s', (text) => {
    const storage = memory();
    for (const key of ['gtmCartProductsMap', 'gtmInteractionOrigin', 'waymark.visitor', 'waymark.purchases']) storage.setItem(key, text);
    const stored = createStored(storage, newId);
    expect(stored.products()).toEqual({});
    expect(stored.isNewPurchase('W1')).toBe(true);
    expect(stored.visitor()).toMatch(/^[\da-f-]{36}$/);
  });
});

it('what screens said before anybody listened is heard first, in its order', async () => {
  vi.resetModules();
  const fresh = await import('./observe.ts');
  const said = (name: string): Observation => ({ what: 'pop-up', event: { what: 'impression', name, tracked: 'Account' } });
  fresh.observe(said('one'));
  fresh.observe(said('two'));
  const heard = vi.fn<(observation: Observation) => void>();
  fresh.onObservation(heard);
  fresh.observe(said('three'));
  expect(heard.mock.calls.map(([observation]) => observation)).toEqual(['one', 'two', 'three'].map(said));
});
