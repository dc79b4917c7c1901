import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turns } from '#tests/support/turns.ts';

const listeners = new Map<string, Set<(event: unknown) => void>>();
const dispatch = (type: string): void => {
  for (const listener of listeners.get(type) ?? []) listener({ type });
};
let dataset: Record<string, string> = {};

describe('a late part', () => {
  beforeEach(() => {
    vi.resetModules();
    listeners.clear();
    dataset = {};
    // In a page: the server waits for no intent.
    vi.stubEnv('SSR', false);
    vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    );
    vi.stubGlobal('document', { documentElement: { dataset }, addEventListener: () => undefined });
    vi.stubGlobal('removeEventListener', (type: string, listener: (event: unknown) => void) => listeners.get(type)?.delete(listener));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const make = async <T>(load: () => Promise<T>) => (await import('./load-on-intent.ts')).loadOnIntent(load);

  it('is not fetched while nobody does anything', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loaded = await make(load);
    void loaded(false);
    await turns();
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched at once when somebody touched the document before its scripts came', async () => {
    dataset['touched'] = '';
    const loaded = await make(() => Promise.resolve('part'));
    expect(await loaded(false)).toBe('part');
  });

  it('is fetched once, at the first sign of intent', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loaded = await make(load);
    const one = loaded(false);
    dispatch('pointermove');
    dispatch('keydown');
    expect(await one).toBe('part');
    expect(loaded(false)).toBe(one);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched at once where there is nothing of the server to keep', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loaded = await make(load);
    const waiting = loaded(false);
    expect(await loaded(true)).toBe('part');
    expect(await waiting).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('says without waiting that it is there', async () => {
    const loaded = await make(() => Promise.resolve('part'));
    await loaded(true);
    await turns();
    expect(loaded(false)).toMatchObject({ status: 'fulfilled', value: 'part' });
  });

  it('waits for the network where there is none, and is fetched again', async () => {
    let isOnline = false;
    const load = vi.fn(() => (isOnline ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch'))));
    const loaded = await make(load);
    const part = loaded(true);
    await turns();
    expect(load).toHaveBeenCalledOnce();
    isOnline = true;
    dispatch('online');
    expect(await part).toBe('part');
  });
});
