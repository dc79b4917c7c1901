import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch, withRecentSearch } from './recent-searches.ts';

const makeStore = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('recent searches', () => {
  let store = makeStore();
  beforeEach(() => {
    store = makeStore();
  });

  it('are kept newest first, and at most six', () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) rememberSearch(text, store);
    expect(readRecentSearches(store)).toEqual(['seven', 'six', 'five', 'four', 'three', 'two']);
  });

  it('hold the same words once, however they are written', () => {
    expect(withRecentSearch(['rain jacket', 'Boots'], '  BOOTS ')).toEqual(['BOOTS', 'rain jacket']);
    expect(withRecentSearch(['échelle'], 'Echelle')).toEqual(['Echelle']);
  });

  it('do not grow by a search for nothing', () => {
    expect(withRecentSearch(['boots'], '   ')).toEqual(['boots']);
  });

  it('are none where the device keeps something else under their name', () => {
    store.setItem('waymark.recent-searches', '{"a":1}');
    expect(readRecentSearches(store)).toEqual([]);
    store.setItem('waymark.recent-searches', 'not json');
    expect(readRecentSearches(store)).toEqual([]);
    store.setItem('waymark.recent-searches', '[1,"boots",null,""]');
    expect(readRecentSearches(store)).toEqual(['boots']);
  });

  it('cost nothing where storage is full or forbidden', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    expect(() => rememberSearch('boots', broken)).not.toThrow();
    expect(() => forgetSearches(broken)).not.toThrow();
    expect(() => rememberSearch('boots', undefined)).not.toThrow();
  });

  it('are forgotten when asked', () => {
    rememberSearch('boots', store);
    forgetSearches(store);
    expect(readRecentSearches(store)).toEqual([]);
  });
});
