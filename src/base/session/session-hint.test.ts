import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As a page has it: a storage, and what other tabs do to it. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const page = new EventTarget();
const fromAnotherTab = (key: string): void => void page.dispatchEvent(Object.assign(new Event('storage'), { key }));

const load = () => import('./session-hint.ts');

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

it('knows nobody on a device that nobody has used', async () => {
  expect((await load()).currentSession()).toEqual({ type: 'Guest', subject: null });
});

it('follows what the device has written down, not what the shop has merely answered', async () => {
  const { currentSession, hearConsumerType, noteIdentity } = await load();
  hearConsumerType({ subject: 'account-1', consumerType: 'EMPLOYEE' });
  expect(currentSession().type).toBe('Guest');
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  expect(currentSession()).toEqual({ type: 'Registered', subject: 'account-1', consumerType: 'EMPLOYEE' });
  noteIdentity(null);
  expect(currentSession()).toEqual({ type: 'Guest', subject: null });
  expect(kept.size).toBe(0);
});

it('is gone after a sign-out, and nothing that comes late about who has left brings it back', async () => {
  const { currentSession, hearConsumerType, noteIdentity } = await load();
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  kept.clear();
  noteIdentity(null);
  hearConsumerType({ subject: 'account-1', consumerType: 'EMPLOYEE' });
  fromAnotherTab('waymark.session');
  noteIdentity({ subject: 'guest-2', type: 'Guest' });
  expect(kept.size).toBe(0);
  expect(currentSession().type).toBe('Guest');
});

it('is there for the next page, and writes nothing down about guests', async () => {
  const first = await load();
  first.noteIdentity({ subject: 'guest-1', type: 'Guest' });
  expect(kept.size).toBe(0);
  first.noteIdentity({ subject: 'account-1', type: 'Registered' });
  vi.resetModules();
  expect((await load()).currentSession()).toEqual({ type: 'Registered', subject: 'account-1' });
});

it('tells its listeners once about each change, also about another tab’s', async () => {
  const { currentSession, noteIdentity, subscribeSession } = await load();
  const listener = vi.fn<() => void>();
  subscribeSession(listener);
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  noteIdentity({ subject: 'account-1', type: 'Registered' });
  expect(listener).toHaveBeenCalledTimes(1);
  kept.clear();
  fromAnotherTab('waymark.session');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentSession().type).toBe('Guest');
});

it('takes what is no session for none', async () => {
  kept.set('waymark.session', '{"type":"Registered"}');
  expect((await load()).currentSession().type).toBe('Guest');
  kept.set('waymark.session', 'not json');
  expect((await load()).currentSession().type).toBe('Guest');
});
