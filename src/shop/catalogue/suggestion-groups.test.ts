import { describe, expect, it } from 'vitest';
import { nextOption, suggestionGroups } from './suggestion-groups.ts';

const answer = {
  terms: [{ text: 'trail shoes', url: '/en-us/search?q=trail+shoes' }],
  categories: [{ id: '1010', name: 'Trail shoes', url: '/en-us/c/trail-shoes-1010' }],
  products: [],
  articles: [{ id: 'first-frost', title: 'First frost', url: '/en-us/stories/first-frost' }],
  popular: [{ text: 'rain jacket', url: '/en-us/search?q=rain+jacket' }],
};
const make = (q: string, recent: string[] = []) => suggestionGroups({ id: 's', q, recent, answer, searchPath: '/en-us/search' });

describe('suggestions', () => {
  it('are recent and popular searches before anything is typed', () => {
    expect(make('', ['wool socks']).map((group) => [group.kind, group.options.map((option) => option.href)])).toEqual([
      ['recent', ['/en-us/search?q=wool+socks']],
      ['popular', ['/en-us/search?q=rain+jacket']],
      ['category', ['/en-us/c/trail-shoes-1010']],
    ]);
  });

  it('are words, categories and articles for what is typed, without empty groups', () => {
    expect(make('trail').map((group) => group.kind)).toEqual(['term', 'category', 'article', 'all']);
    expect(
      make('trail')
        .at(-1)
        ?.options.map(({ href }) => href),
    ).toEqual(['/en-us/search?q=trail']);
  });

  it('lead to an article itself, and have none in an answer from before there were any', () => {
    expect(make('frost').find(({ kind }) => kind === 'article')?.options).toEqual([
      { kind: 'article', id: 's-s0', text: 'First frost', href: '/en-us/stories/first-frost' },
    ]);
    const { articles: _, ...older } = answer;
    expect(suggestionGroups({ id: 's', q: 'frost', recent: [], answer: older, searchPath: '/en-us/search' }).map(({ kind }) => kind)).not.toContain(
      'article',
    );
  });

  it('are the recent searches alone while nothing has been answered', () => {
    expect(
      suggestionGroups({ id: 's', q: '', recent: ['boots'], answer: undefined, searchPath: '/en-us/search' }).map((group) => group.kind),
    ).toEqual(['recent']);
  });

  it('are walked by the arrow keys round the field', () => {
    const options = [{ id: 'a' }, { id: 'b' }];
    expect(nextOption(options, undefined, 1)).toBe('a');
    expect(nextOption(options, 'a', 1)).toBe('b');
    expect(nextOption(options, 'b', 1)).toBeUndefined();
    expect(nextOption(options, undefined, -1)).toBe('b');
    expect(nextOption(options, 'a', -1)).toBeUndefined();
    expect(nextOption([], undefined, 1)).toBeUndefined();
  });
});
