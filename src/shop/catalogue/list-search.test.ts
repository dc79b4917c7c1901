import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listStart, menuCategories } from '#domain/list-start.ts';
import { LOCALES } from '#contract/locales.ts';
import { SORTS } from '#contract/calls/products.ts';
import { parseSearch } from '#src/base/links/search-params.ts';
import { activeFilters, withFacetValue, withoutFilters, withPage, withPriceRange, withSort } from './list-changes.ts';
import { categoryIdOf } from './load-list.ts';
import { itemsPerPage } from './queries.ts';
import { listHref, listQueryInput, readListSearch, SORT_OPTIONS } from './list-search.ts';

const clean = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const read = (text: string) => clean(readListSearch(parseSearch(text)));

describe('the address of a list', () => {
  it('reads filters as a form sends them', () => {
    expect(read('?color=black&color=blue&size=9.5&min=50&max=120&sort=newest&page=3&view=compact&q=trail++shoe')).toEqual({
      color: ['black', 'blue'],
      size: ['9.5'],
      min: 50,
      max: 120,
      sort: 'newest',
      page: 3,
      view: 'compact',
      q: 'trail shoe',
    });
  });

  it('takes what a list is without saying so for not said', () => {
    expect(read('?page=1&sort=featured&view=large&min=&max=&color=&q=+')).toEqual({});
  });

  it('does not mind what anybody may type', () => {
    expect(read('?page=-2&sort=cheapest&min=abc&max=-5&color=&utm_source=mail&size=9&size=9')).toEqual({ size: ['9'] });
    expect(read('?page=2.5')).toEqual({});
    expect(read('?min=100&max=50')).toEqual({ min: 50, max: 100 });
    expect(read('?min=49,50')).toEqual({ min: 49.5 });
  });

  it('names every parameter of its own, so that a value which says nothing is cleared', () => {
    expect(Object.keys(readListSearch({}))).toEqual(expect.arrayContaining(['page', 'sort', 'color', 'min', 'max', 'q', 'view']));
  });

  it('is the same for the same list, whatever the order in which it was refined', () => {
    const one = withFacetValue(withSort({}, 'newest'), 'color', 'black', true);
    const other = withSort(withFacetValue({}, 'color', 'black', true), 'newest');
    expect(listHref('/en-us/c/shoes-1000', one)).toBe('/en-us/c/shoes-1000?color=black&sort=newest');
    expect(listHref('/en-us/c/shoes-1000', other)).toBe(listHref('/en-us/c/shoes-1000', one));
  });

  it('survives its own way there and back', () => {
    const search = fc.record({
      color: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 }),
      page: fc.integer({ min: 2, max: 400 }),
      sort: fc.constantFrom('newest' as const, 'price-asc' as const),
      min: fc.integer({ min: 0, max: 500 }),
      max: fc.integer({ min: 500, max: 9000 }),
    });
    fc.assert(
      fc.property(search, (given) => {
        expect(clean(readListSearch(parseSearch(listHref('', given))))).toEqual({ ...given });
      }),
    );
  });

  it('knows every order that the shop can sort by', () => {
    expect(SORT_OPTIONS).toEqual(SORTS);
  });
});

describe('refining a list', () => {
  it('begins at the first page again when a filter or the order changes', () => {
    const third = withPage({}, 3);
    expect(withFacetValue(third, 'size', '9', true).page).toBeUndefined();
    expect(withPriceRange(third, 10, 20).page).toBeUndefined();
    expect(withSort(third, 'rating').page).toBeUndefined();
  });

  it('adds a value once and takes it away again', () => {
    const twice = withFacetValue(withFacetValue({}, 'size', '9', true), 'size', '9', true);
    expect(twice.size).toEqual(['9']);
    expect(withFacetValue(twice, 'size', '9', false).size).toBeUndefined();
  });

  it('clears the filters and keeps what was searched for', () => {
    expect(clean(withoutFilters({ q: 'boot', color: ['black'], min: 10, page: 4, sort: 'newest', view: 'compact' }))).toEqual({
      q: 'boot',
      sort: 'newest',
      view: 'compact',
    });
  });

  it('lists what is on, a price range as one', () => {
    expect(activeFilters({ color: ['black', 'blue'], min: 10 })).toEqual([
      { kind: 'facet', id: 'color', value: 'black' },
      { kind: 'facet', id: 'color', value: 'blue' },
      { kind: 'price', min: 10, max: undefined },
    ]);
  });
});

describe('the call of a list', () => {
  it('asks for the page as an offset and for prices in minor units', () => {
    expect(
      listQueryInput({ color: ['black', 'blue'], size: ['9'], min: 49.5, max: 120, page: 3 }, { categoryId: '1000', currency: 'EUR', perPage: 24 }),
    ).toEqual({
      categoryId: '1000',
      filters: 'size:9;color:black|blue;price:4950-12000',
      start: 48,
      count: 24,
    });
  });

  it('leaves an end of the price range open', () => {
    expect(listQueryInput({ min: 50 }, { currency: 'USD', perPage: 24 }).filters).toBe('price:5000-');
    expect(listQueryInput({ max: 50 }, { currency: 'USD', perPage: 24 }).filters).toBe('price:0-5000');
  });
});

describe('the first page of a list, which the service worker has ahead', () => {
  it.each(Object.values(LOCALES))('is asked for by the page with the same query, in $id', (locale) => {
    const asked = listQueryInput(readListSearch({}), { categoryId: '1000', currency: locale.currency, perPage: itemsPerPage(locale) });
    expect(JSON.stringify(asked)).toBe(JSON.stringify(listStart(locale, '1000')));
  });

  it.each(['/en-us/c/women-1000', '/en-us/c/1000'])('is that of the category which the page reads from %s', (url) => {
    expect(menuCategories([{ target: { url } }])).toEqual([categoryIdOf(url.slice('/en-us/c/'.length))]);
  });
});
