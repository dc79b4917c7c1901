import { expect, test } from 'vitest';
import { keepStartReads } from './start-reads.ts';

const MENU = '/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-FR';
const FRAME = [
  MENU,
  '/fapi/components/footer',
  '/fapi/components/utility',
  '/publish/caas/v1/canvas/augmentedpage/page/WAYMARK-FR/home',
  '/publish/caas/v1/canvas/augmentedpage/WAYMARK-FR/error-4xx',
];
const menu = {
  items: [{ target: { url: '/fr-fr/c/femme-1000' } }, { target: { url: '/fr-fr/stores' } }, { target: { url: '/fr-fr/c/soldes-6000' } }],
};

const asked: URL[] = [];
const answer =
  (menuAnswer: () => Response) =>
  (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'https://shop.test');
    asked.push(url);
    expect(init.credentials).toBe('omit');
    return Promise.resolve(url.pathname === MENU ? menuAnswer() : Response.json({}));
  };
const paths = (): string[] =>
  asked.splice(0).map(({ pathname, searchParams }) => `${pathname}${searchParams.has('categoryId') ? ` ${searchParams.get('categoryId')}` : ''}`);

test('home page, frame and the lists of the menu are asked for, in one locale', async () => {
  await keepStartReads(
    'fr-fr',
    false,
    answer(() => Response.json(menu)),
  );
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('locale')))).toEqual(new Set(['fr-fr']));
  expect(paths()).toEqual([...FRAME, '/products/v2/search/productSearch 1000', '/products/v2/search/productSearch 6000']);
});

test('a device that saves data has the home page and its frame, without the lists', async () => {
  await keepStartReads(
    'fr-fr',
    true,
    answer(() => Response.json(menu)),
  );
  expect(paths()).toEqual(FRAME);
});

test('without a menu there are no lists, and nothing is thrown', async () => {
  await keepStartReads(
    'fr-fr',
    false,
    answer(() => Response.error()),
  );
  expect(paths()).toEqual(FRAME);
});
