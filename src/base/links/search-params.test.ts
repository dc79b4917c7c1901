import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, readTexts, stringifySearch } from './search-params.ts';

describe('the query string', () => {
  it('keeps values as the text that they are', () => {
    expect(parseSearch('?size=9.50&q=007&flag=true')).toEqual({ size: '9.50', q: '007', flag: 'true' });
  });

  it('reads a name that repeats as a list, as a form sends it', () => {
    expect(parseSearch('color=black&color=blue&q=trail+shoe')).toEqual({ color: ['black', 'blue'], q: 'trail shoe' });
  });

  it('is read by name, where a value is one text', () => {
    const read = readTexts('next', 'join');
    expect(read(parseSearch('?next=/en-us/account&join=no&join=yes&utm_source=letter'))).toEqual({ next: '/en-us/account' });
    expect(read({})).toEqual({});
  });

  it('leaves out what has no value', () => {
    expect(stringifySearch({ q: '', page: undefined, sort: 'newest', color: [] })).toBe('?sort=newest');
    expect(stringifySearch({})).toBe('');
  });

  it('gives back what it was given', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(text, fc.array(text, { minLength: 2 }))), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });

  it('is not fooled by the name of a prototype', () => {
    const parsed = parseSearch('__proto__=x&a=1');
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(parsed.a).toBe('1');
  });
});
