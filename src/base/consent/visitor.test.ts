import { describe, expect, it } from 'vitest';
import type { ConsentCategory } from '#contract/consent.ts';
import { createVisitor } from './visitor.ts';

const KEY = 'waymark.visitor';
const idOf = (number: number): string => `5bb3a1de-8f9b-4d06-8f2e-${String(number).padStart(12, '0')}`;

const setUp = (initial: readonly ConsentCategory[], isForbidden = false) => {
  const kept = new Map<string, string>();
  const listeners: (() => void)[] = [];
  let granted = initial;
  let made = 0;
  const open = () =>
    createVisitor({
      storage: () => {
        if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
        return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
      },
      newId: () => idOf((made += 1)),
      granted: (category) => granted.includes(category),
      subscribe: (listener) => listeners.push(listener),
    });
  const choose = (next: readonly ConsentCategory[]): void => {
    granted = next;
    for (const listener of listeners) listener();
  };
  return { kept, open, choose };
};

describe('the random id of a device', () => {
  it.each([['C0002'], ['C0004']] as const)('is one for every use and every page, with %s alone', (category) => {
    const { kept, open } = setUp([category]);
    const id = open().id();
    expect([open().id(), open().id(), kept.get(KEY)]).toEqual([id, id, id]);
  });

  it('is not kept without consent, and is never the same', () => {
    const { kept, open } = setUp(['C0001', 'C0003']);
    const visitor = open();
    expect(visitor.id()).not.toBe(visitor.id());
    expect(kept.size).toBe(0);
  });

  it('is another where the device keeps something else under its name', () => {
    const { kept, open } = setUp(['C0002']);
    kept.set(KEY, 'me@shop.test');
    expect(open().id()).toBe(idOf(1));
    expect(kept.get(KEY)).toBe(idOf(1));
  });

  it('is that of the page alone where storage is forbidden, until the consent has gone', () => {
    const { open, choose } = setUp(['C0002', 'C0004'], true);
    const visitor = open();
    const id = visitor.id();
    choose(['C0002']);
    expect(visitor.id()).toBe(id);
    choose([]);
    choose(['C0004']);
    expect(visitor.id()).not.toBe(id);
  });
});
