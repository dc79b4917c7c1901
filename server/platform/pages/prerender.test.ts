import { expect, it } from 'vitest';
import { prerender } from './prerender.ts';

const prerendered = async (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const asked: string[] = [];
  await prerender(async (path) => {
    asked.push(path);
    return pages[path] ?? '';
  }, '/en-us');
  return [...new Set(asked)];
};

it('renders home, the first list that it names, and the first product of that', async () => {
  expect(
    await prerendered({
      '/en-us': '<a href="/en-us/cart"></a><a href="/en-us/c/women-1000"></a><a href="/en-us/c/men-2000"></a>',
      '/en-us/c/women-1000': '<a href="/en-us/p/trail-shoe-TRAIL001"></a>',
    }),
  ).toEqual(['/en-us', '/en-us/c/women-1000', '/en-us/p/trail-shoe-TRAIL001']);
});

it('makes do with home in a shop that has nothing yet', async () => {
  expect(await prerendered({ '/en-us': '<main></main>' })).toEqual(['/en-us']);
});
