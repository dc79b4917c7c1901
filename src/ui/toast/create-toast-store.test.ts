import { describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_TICK_MS } from './create-toast-store.ts';

/** A store on a clock of our own: `pass(ms)` lets the ticks of that time happen. */
function makeStore(delay = 5000) {
  let now = 0;
  let tick: (() => void) | undefined;
  const store = createToastStore(
    {
      now: () => now,
      every(ms, call) {
        expect(ms).toBe(TOAST_TICK_MS);
        tick = call;
        return () => {
          tick = undefined;
        };
      },
    },
    { delay },
  );
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= TOAST_TICK_MS) {
      now += TOAST_TICK_MS;
      tick?.();
    }
  };
  return {
    store,
    pass,
    isTicking: () => tick !== undefined,
    jump: (ms: number) => (now += ms),
    titles: () => store.getToasts().map((toast) => toast.title),
  };
}

describe('toasts', () => {
  it('goes by itself after the configured delay, looked at every 200 ms', () => {
    const { store, pass, titles } = makeStore(5000);
    store.show({ title: 'Saved' });
    pass(4800);
    expect(titles()).toEqual(['Saved']);
    pass(200);
    expect(titles()).toEqual([]);
  });

  it('does not add a notice whose title is shown already, and answers the id of the first', () => {
    const { store, titles } = makeStore();
    const first = store.show({ title: 'Saved' });
    expect(store.show({ title: 'Saved', text: 'again' })).toBe(first);
    expect(titles()).toEqual(['Saved']);
  });

  it('shows a title again once the first has gone', () => {
    const { store, pass, titles } = makeStore(1000);
    store.show({ title: 'Saved' });
    pass(1000);
    store.show({ title: 'Saved' });
    expect(titles()).toEqual(['Saved']);
  });

  it('gives each notice its own time', () => {
    const { store, pass, titles } = makeStore(1000);
    store.show({ title: 'Removed', delay: 3000 });
    pass(600);
    store.show({ title: 'Saved' });
    pass(600);
    expect(titles()).toEqual(['Removed', 'Saved']);
    pass(400);
    expect(titles()).toEqual(['Removed']);
    pass(1400);
    expect(titles()).toEqual([]);
  });

  it('stays until it is dismissed when it has no end', () => {
    const { store, pass, titles } = makeStore(1000);
    const id = store.show({ title: 'New version', delay: Infinity });
    pass(60_000);
    expect(titles()).toEqual(['New version']);
    store.dismiss(id);
    expect(titles()).toEqual([]);
  });

  it('stands still while the pointer or the focus is on it', () => {
    const { store, pass, titles } = makeStore(1000);
    store.show({ title: 'Saved' });
    pass(800);
    store.pause();
    pass(10_000);
    expect(titles()).toEqual(['Saved']);
    store.resume();
    pass(200);
    expect(titles()).toEqual([]);
  });

  it('forgets the pause when the last notice is dismissed under the pointer', () => {
    const { store, pass, titles } = makeStore(1000);
    const id = store.show({ title: 'Saved' });
    store.pause();
    store.dismiss(id);
    store.show({ title: 'Removed' });
    pass(1000);
    expect(titles()).toEqual([]);
  });

  it('counts real time when a hidden tab throttles the ticks', () => {
    const { store, pass, jump, titles } = makeStore(5000);
    store.show({ title: 'Saved' });
    jump(4900);
    pass(200);
    expect(titles()).toEqual([]);
  });

  it('only ticks while there is a notice', () => {
    const { store, pass, isTicking } = makeStore(400);
    expect(isTicking()).toBe(false);
    store.show({ title: 'Saved' });
    expect(isTicking()).toBe(true);
    pass(400);
    expect(isTicking()).toBe(false);
  });

  it('tells its listeners when the list changes and not while it only ages', () => {
    const { store, pass } = makeStore(1000);
    const heard = vi.fn<() => void>();
    const stop = store.subscribe(heard);
    store.show({ title: 'Saved' });
    pass(800);
    expect(heard).toHaveBeenCalledTimes(1);
    pass(200);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.show({ title: 'Removed' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('takes a new delay from the configuration for the notices that follow', () => {
    const { store, pass, titles } = makeStore(1000);
    store.setDelay(2000);
    store.show({ title: 'Saved' });
    pass(1800);
    expect(titles()).toEqual(['Saved']);
    pass(200);
    expect(titles()).toEqual([]);
  });
});
