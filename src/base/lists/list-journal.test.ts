import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PENDING_ENTRY_VERSION, type EntryChange } from '#db/mutations/pending-entry.ts';
import { newId } from '#db/mutations/new-id.ts';
import { forgetIntents, journaledIntents, journalIntent } from './list-journal.ts';

const makeIntent = (key: string, want: string | null): EntryChange<string> => ({
  id: newId(),
  version: PENDING_ENTRY_VERSION,
  key,
  want,
  locale: 'en-us',
  subject: null,
  at: '',
});

const memory = (): Storage => {
  const target: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => target[key] ?? null,
    setItem: (key: string, value: string) => void (target[key] = value),
    removeItem: (key: string) => void delete target[key],
  };
  return new Proxy(target, { get: (_, key) => methods[key as keyof typeof methods] }) as unknown as Storage;
};

describe("the journal of a list's taps", () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory());
    return () => vi.unstubAllGlobals();
  });

  it('has the last tap on each key, in the order of the taps, and each list for itself', () => {
    const [first, second, third] = [makeIntent('A', 'x'), makeIntent('B', 'x'), makeIntent('A', null)];
    for (const intent of [first, second, third]) journalIntent('favorites', intent);
    journalIntent('saved', makeIntent('C', 'x'));
    expect(journaledIntents('favorites')).toEqual([second, third]);
  });

  it('leaves what a newer app wrote on paper for it', () => {
    const intent = makeIntent('A', 'x');
    journalIntent('favorites', { ...intent, version: PENDING_ENTRY_VERSION + 1 });
    expect(journaledIntents('favorites')).toEqual([]);
    expect(Object.keys(localStorage)).toHaveLength(1);
    const later = makeIntent('A', null);
    journalIntent('favorites', later);
    expect(journaledIntents('favorites')).toEqual([later]);
  });

  it('keeps a later tap when an earlier one is written to the device', () => {
    const [first, second] = [makeIntent('A', 'x'), makeIntent('A', null)];
    journalIntent('favorites', first);
    journalIntent('favorites', second);
    forgetIntents('favorites', [first]);
    expect(journaledIntents('favorites')).toEqual([second]);
    forgetIntents('favorites', [second]);
    expect(journaledIntents('favorites')).toEqual([]);
  });

  it('is empty where storage is forbidden or holds something else', () => {
    localStorage.setItem('waymark.wish.favorites.A', '{nonsense');
    expect(journaledIntents('favorites')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    journalIntent('favorites', makeIntent('A', 'x'));
    expect(journaledIntents('favorites')).toEqual([]);
  });
});
