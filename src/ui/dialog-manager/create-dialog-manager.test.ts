import { describe, expect, it } from 'vitest';
import { createDialogManager } from './create-dialog-manager.ts';
import type { DialogConfig, DialogHistory } from './dialog-types.ts';

/** A history as a browser has it: entries, a place among them, and Back that is told to whoever listens. */
function makeHistory() {
  let entries = [0];
  let at = 0;
  const listeners = new Set<(mark: number) => boolean>();
  const go = (by: number) => {
    at = Math.min(Math.max(at + by, 0), entries.length - 1);
    for (const listener of listeners) listener(entries[at] ?? 0);
  };
  const port: DialogHistory = {
    current: () => entries[at] ?? 0,
    push(mark) {
      entries = [...entries.slice(0, at + 1), mark];
      at += 1;
    },
    back: (count) => go(-count),
    listen(onArrive) {
      listeners.add(onArrive);
      return () => listeners.delete(onArrive);
    },
  };
  return {
    port,
    pressBack: () => go(-1),
    pressForward: () => go(1),
    place: () => at,
    length: () => entries.length,
    /** A reload keeps the entries and forgets the dialogs. */
    listeners,
  };
}

const loader = () => Promise.resolve({ default: () => null });

function makeManager(configs: Record<string, Partial<DialogConfig<never>>> = {}, history = makeHistory()) {
  const manager = createDialogManager({ history: history.port });
  for (const name of ['sign-in', 'mini-cart', 'quick-shop', 'terms', ...Object.keys(configs)]) {
    manager.register(name, loader, { title: () => name, ...configs[name] });
  }
  const open = () =>
    manager
      .getEntries()
      .filter((entry) => entry.status === 'open')
      .map((entry) => entry.name);
  return { manager, history, open };
}

describe('the dialog manager', () => {
  it('opens a dialog with what it was given', () => {
    const { manager } = makeManager();
    manager.open('quick-shop', { productId: 'AB12' });
    expect(manager.getEntries()).toMatchObject([{ name: 'quick-shop', props: { productId: 'AB12' }, status: 'open' }]);
    expect(manager.isOpen('quick-shop')).toBe(true);
    expect(manager.isOpen('sign-in')).toBe(false);
  });

  it('closes the current one when another opens', () => {
    const { manager, open } = makeManager();
    manager.open('quick-shop', {});
    manager.open('sign-in', {});
    expect(open()).toEqual(['sign-in']);
  });

  it('leaves one open beneath that was kept open, and has it again afterwards', () => {
    const { manager, open } = makeManager();
    manager.open('quick-shop', {}, { keepOpen: true });
    manager.open('sign-in', {});
    expect(open()).toEqual(['quick-shop', 'sign-in']);
    manager.close(undefined);
    expect(open()).toEqual(['quick-shop']);
  });

  it('keeps a dialog open that the shop has set so, unless whoever opens it says otherwise', async () => {
    const { manager, open } = makeManager();
    manager.setShapes({ terms: { keepOpen: true } });
    const terms = manager.open('terms', {});
    manager.open('sign-in', {});
    expect(open()).toEqual(['terms', 'sign-in']);
    manager.close(undefined);
    terms.close('accepted');
    await expect(terms.closed).resolves.toBe('accepted');
    manager.open('terms', {}, { keepOpen: false });
    manager.open('sign-in', {});
    expect(open()).toEqual(['sign-in']);
  });

  it('resolves with the result for whoever opened it, and with nothing when it was dismissed or replaced', async () => {
    const { manager } = makeManager();
    const answered = manager.open('sign-in', {});
    answered.close('signed in');
    await expect(answered.closed).resolves.toBe('signed in');
    const replaced = manager.open('sign-in', {});
    manager.open('terms', {});
    await expect(replaced.closed).resolves.toBeUndefined();
  });

  it('closes what was opened over a dialog together with it', async () => {
    const { manager, history, open } = makeManager();
    const beneath = manager.open('mini-cart', {}, { keepOpen: true });
    const above = manager.open('quick-shop', {});
    beneath.close('done');
    expect(open()).toEqual([]);
    expect(history.place()).toBe(0);
    await expect(beneath.closed).resolves.toBe('done');
    await expect(above.closed).resolves.toBeUndefined();
  });

  it('keeps an entry until the frame has played its way out', () => {
    const { manager } = makeManager();
    const handle = manager.open('sign-in', {});
    manager.remove(handle.key);
    expect(manager.getEntries()).toHaveLength(1);
    handle.close();
    expect(manager.getEntries()).toMatchObject([{ status: 'closing' }]);
    manager.remove(handle.key);
    expect(manager.getEntries()).toEqual([]);
  });

  it('refuses a name that nobody registered', () => {
    const { manager } = makeManager();
    expect(() => manager.open('unknown', {})).toThrow('No dialog is registered as "unknown".');
  });

  it('gives the focus of a replaced dialog back to what opened the first', () => {
    const opener = { id: 'button' } as Element;
    const inside = { id: 'inside' } as Element;
    let active = opener;
    const manager = createDialogManager({ activeElement: () => active });
    manager.register('sign-in', loader, { title: () => '' });
    manager.open('sign-in', {});
    active = inside;
    manager.open('sign-in', {});
    expect(manager.getEntries().at(-1)?.opener).toBe(opener);
  });

  it('fetches code ahead, and a fetch that fails is no failure', async () => {
    let loads = 0;
    const manager = createDialogManager();
    manager.register('sign-in', () => Promise.reject(new Error(`offline ${(loads += 1)}`)), { title: () => '' });
    manager.preload('sign-in');
    await Promise.resolve();
    expect(loads).toBe(1);
  });
});

describe('the Back button', () => {
  it('closes the topmost dialog', () => {
    const { manager, history, open } = makeManager();
    manager.open('mini-cart', {}, { keepOpen: true });
    manager.open('quick-shop', {});
    history.pressBack();
    expect(open()).toEqual(['mini-cart']);
    history.pressBack();
    expect(open()).toEqual([]);
    expect(history.place()).toBe(0);
  });

  it('has one step for a dialog that replaced another', () => {
    const { manager, history, open } = makeManager();
    manager.open('quick-shop', {});
    manager.open('sign-in', {});
    expect(history.length()).toBe(2);
    history.pressBack();
    expect(open()).toEqual([]);
    expect(history.place()).toBe(0);
  });

  it('finds no trace of a dialog that was closed by its button', () => {
    const { manager, history } = makeManager();
    manager.open('sign-in', {}).close();
    expect(history.place()).toBe(0);
  });

  it('does nothing to a dialog that needs an answer', () => {
    const { manager, history, open } = makeManager({ 'employee-terms': { dismissible: false } });
    manager.open('employee-terms', {});
    history.pressBack();
    expect(open()).toEqual(['employee-terms']);
    expect(history.place()).toBe(1);
    manager.close(undefined, 'accepted');
    expect(open()).toEqual([]);
    expect(history.place()).toBe(0);
  });

  it('opens nothing when Forward arrives at an entry whose dialog is gone', () => {
    const { manager, history, open } = makeManager();
    manager.open('sign-in', {}).close();
    history.pressForward();
    expect(open()).toEqual([]);
  });

  it('still closes a dialog that was opened after a reload on a dialog entry', () => {
    const before = makeManager();
    before.manager.open('sign-in', {});
    before.history.listeners.clear();
    const after = makeManager({}, before.history);
    after.manager.open('mini-cart', {});
    after.history.pressBack();
    expect(after.open()).toEqual([]);
    expect(after.history.place()).toBe(1);
  });

  it('is left to the router when a page is about to be shown', () => {
    const { manager, history, open } = makeManager();
    manager.open('mini-cart', {}, { keepOpen: true });
    manager.open('quick-shop', {});
    manager.closeForNavigation();
    expect(open()).toEqual([]);
    expect(history.place()).toBe(2);
  });
});
