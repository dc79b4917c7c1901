import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CounterRow } from '#db/storage/in-store-rows.ts';
import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';
import { keepOwnStore } from './keep-own-store.ts';
import type { InStoreState } from './service.ts';

const kept = new Map<string, string>();
let state: InStoreState = { counter: undefined, held: [], refused: false };
const listeners = new Set<() => void>();
const connect = (storeId: string, storeName: string): void => {
  state = { ...state, counter: { storeId, storeName } as CounterRow };
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  keepStore(null);
  vi.unstubAllGlobals();
});

it('makes the store that a device sells in its own, whatever was chosen before', () => {
  keepStore({ id: 'US-SEA', name: 'Seattle Ballard' });
  const stop = keepOwnStore({
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  expect(keptStore()?.id).toBe('US-SEA');
  connect('US-PDX', 'Portland Pearl');
  expect(keptStore()).toEqual({ id: 'US-PDX', name: 'Portland Pearl' });
  stop();
  connect('US-NYC', 'New York SoHo');
  expect(keptStore()?.id).toBe('US-PDX');
});
