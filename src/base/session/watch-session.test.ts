import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const page = new EventTarget();
const tab = storage();
const left = vi.fn<() => void>();

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.resetModules();
  left.mockClear();
  tab.clear();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('BroadcastChannel', class extends EventTarget {});
  vi.doMock('./leave-personal-views.ts', () => ({ leavePersonalViews: left }));
  tab.setItem('waymark.form.address.new', '{"street":"1 Main Street"}');
});

it('leaves nothing that somebody began to write in this tab to whoever uses the device after them', async () => {
  const { noteIdentity } = await import('./session-hint.ts');
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  (await import('./watch-session.ts')).watchSession();
  noteIdentity(null);
  expect(left).toHaveBeenCalledOnce();
  expect([...tab.kept.keys()]).toEqual([]);
});

it('keeps what a guest has written when the guest signs in', async () => {
  const { noteIdentity } = await import('./session-hint.ts');
  (await import('./watch-session.ts')).watchSession();
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  expect(left).not.toHaveBeenCalled();
  expect([...tab.kept.keys()]).toEqual(['waymark.form.address.new']);
});

it('leaves when another tab has signed somebody out before this one began to watch', async () => {
  localStorage.setItem('waymark.session', '{"type":"Registered","subject":"account-1"}');
  await import('./session-hint.ts');
  localStorage.removeItem('waymark.session');
  (await import('./watch-session.ts')).watchSession();
  expect(left).toHaveBeenCalledOnce();
  expect([...tab.kept.keys()]).toEqual([]);
});

it('leaves a page on which somebody had signed in before it began to watch', async () => {
  const { noteIdentity } = await import('./session-hint.ts');
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  (await import('./watch-session.ts')).watchSession();
  expect(left).not.toHaveBeenCalled();
  noteIdentity(null);
  expect(left).toHaveBeenCalledOnce();
});
