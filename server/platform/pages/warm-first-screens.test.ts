import { expect, test } from 'vitest';
import type { WarmWish } from '#artwork/routes.ts';
import { picturesOf, warmFirstScreens } from './warm-first-screens.ts';

const card = (key: string): string =>
  `<img src="/images/${key}/side/320" srcset="/images/${key}/side/240 480w, /images/${key}/side/320 640w, /images/${key}/side/800 1600w">`;

test('finds the pictures of a document once, with the widths it offers', () => {
  expect(
    picturesOf(card('AAAAAAAA001') + card('AAAAAAAA001') + '<img src="/images/x/sideways/320"><img src="/images/x/side/3">')
      .get('AAAAAAAA001/side')
      ?.map(({ width }) => width),
  ).toEqual([320, 240, 800]);
});

const warmed = async (pages: Record<string, string>): Promise<readonly string[]> => {
  let wished: readonly WarmWish[] = [];
  await warmFirstScreens({
    home: '/en-us',
    page: async (path) => pages[path] ?? '',
    warm: (wishes) => {
      wished = wishes;
    },
  });
  return [...new Set(wished.map(({ pictureKey }) => pictureKey))];
};

test('does not take the pictures of the menu for the first screen of a list', async () => {
  const menu = Array.from({ length: 15 }, (_, index) => card(`MENU00000${String(index).padStart(2, '0')}`)).join('');
  const list = Array.from({ length: 20 }, (_, index) => card(`LIST00000${String(index).padStart(2, '0')}`)).join('');
  const keys = await warmed({
    '/en-us': '<a href="/en-us/c/shoes-1000">Shoes</a>',
    '/en-us/c/shoes-1000': `<header>${menu}</header><main id="content">${list}</main>`,
  });
  expect(keys).toEqual(Array.from({ length: 12 }, (_, index) => `LIST00000${String(index).padStart(2, '0')}`));
});

test('wishes for the home page whole and for the first screen of each list at the usual widths', async () => {
  const pages: Record<string, string> = {
    '/en-us': `${card('HOME0000001')}<a href="/en-us/c/shoes-1000">Shoes</a><a href="/en-us/c/shoes-1000">Shoes</a><a href="/en-us/cart">Basket</a>`,
    '/en-us/c/shoes-1000': Array.from({ length: 20 }, (_, index) => card(`LIST00000${String(index).padStart(2, '0')}`)).join(''),
  };
  const asked: string[] = [];
  let wished: readonly WarmWish[] = [];
  await warmFirstScreens({
    home: '/en-us',
    page: async (path) => {
      asked.push(path);
      return pages[path] ?? '';
    },
    warm: (wishes) => {
      wished = wishes;
    },
  });
  expect(asked).toEqual(['/en-us', '/en-us/c/shoes-1000']);
  expect(wished.filter(({ pictureKey }) => pictureKey === 'HOME0000001')).toHaveLength(3);
  expect(new Set(wished.filter(({ pictureKey }) => pictureKey.startsWith('LIST')).map(({ pictureKey }) => pictureKey)).size).toBe(12);
});
