import { describe, expect, it } from 'vitest';
import { pageCount, paginationItems } from './pagination-items.ts';

const draw = (present: number, pages: number) =>
  paginationItems(present, pages)
    .map((item) => (item.kind === 'gap' ? '…' : String(item.page)))
    .join(' ');

describe('pageCount', () => {
  it('divides the total by the items per page and rounds up', () => {
    expect(pageCount(48, 24)).toBe(2);
    expect(pageCount(49, 24)).toBe(3);
  });

  it('is at least one', () => {
    expect(pageCount(0, 24)).toBe(1);
    expect(pageCount(10, 0)).toBe(1);
  });
});

describe('paginationItems', () => {
  it('shows every page of a short list', () => {
    expect(draw(1, 1)).toBe('1');
    expect(draw(3, 5)).toBe('1 2 3 4 5');
  });

  it('shows two siblings at each side, the ends, and gaps between', () => {
    expect(draw(10, 20)).toBe('1 … 8 9 10 11 12 … 20');
  });

  it('needs no gap at the start or at the end', () => {
    expect(draw(1, 20)).toBe('1 2 3 … 20');
    expect(draw(20, 20)).toBe('1 … 18 19 20');
  });

  it('shows a single left-out page rather than a gap of the same width', () => {
    expect(draw(5, 20)).toBe('1 2 3 4 5 6 7 … 20');
    expect(draw(16, 20)).toBe('1 … 14 15 16 17 18 19 20');
  });

  it('keeps a page beyond the ends inside them', () => {
    expect(draw(99, 20)).toBe(draw(20, 20));
    expect(draw(-3, 20)).toBe(draw(1, 20));
  });

  it('never repeats a page and never goes backwards, whatever the place', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = paginationItems(page, pages).flatMap((item) => (item.kind === 'page' ? [item.page] : []));
        expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
        expect(shown).toContain(page);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(pages);
      }
    }
  });
});
