import { expect, it } from 'vitest';
import type { Api } from '#contract/client/client.ts';
import { createEditorService } from './api-service.ts';
import { referencesOf } from './references.ts';

const HITS = [
  { id: 'K7Q2M4XW', productId: 'K7Q2M4XWJU1', name: 'Ridge Runner' },
  { id: 'B2C3D4E5', productId: 'B2C3D4E5JU1', name: 'Ridge Boot' },
];
const ARTICLES = [
  { slug: 'first-frost', title: 'First frost' },
  { slug: 'untitled', title: '' },
];

const CHOICES = { categories: [{ id: '1110', name: 'Frauen › Ridge-Stiefel' }], tags: [{ id: 'winter', name: 'Winter' }], events: [], pages: [] };

/** The shop as far as the editor asks it for products and articles. */
const shop = () => {
  const asked: { locale?: string; query: { ids?: string; q?: string } }[] = [];
  const api = async (call: string, input: { locale?: string; query: { ids?: string; q?: string; offset?: number } }) => {
    if (call === 'contentAdmin.documents') return { documents: input.query.offset === 0 ? ARTICLES : [], numFound: ARTICLES.length };
    if (call === 'contentAdmin.choices') return CHOICES;
    asked.push(input);
    const ids = input.query.ids?.split(',');
    return { hits: HITS.filter((hit) => (ids ? ids.some((id) => id.startsWith(hit.id)) : hit.name.includes('Ridge'))) };
  };
  return { asked, references: referencesOf(createEditorService(api as unknown as Api), 'WAYMARK-DE') };
};

it('finds products as the shop of the document does, by words and by number, each once', async () => {
  const { asked, references } = shop();
  expect((await references.products.find('ridge')).map(({ id }) => id)).toEqual(['K7Q2M4XW', 'B2C3D4E5']);
  expect((await references.products.find('b2c3d4e5')).map(({ id }) => id)).toEqual(['B2C3D4E5', 'K7Q2M4XW']);
  expect(new Set(asked.map(({ locale }) => locale))).toEqual(new Set(['de-de']));
});

it('keeps the colour that was named', async () => {
  const { references } = shop();
  expect((await references.products.byIds(['B2C3D4E5JU1', 'K7Q2M4XW'])).map(({ id }) => id)).toEqual(['K7Q2M4XW', 'B2C3D4E5JU1']);
});

it('finds articles by title or name; one without a title is called by its name', async () => {
  const { references } = shop();
  expect(await references.articles.find('FROST')).toEqual([{ id: 'first-frost', name: 'First frost' }]);
  expect(await references.articles.byIds(['untitled', 'gone'])).toEqual([{ id: 'untitled', name: 'untitled' }]);
});

it('finds places among categories and products; what has a slash is the address of a page', async () => {
  const { references } = shop();
  expect((await references.places.find('ridge')).map(({ id }) => id)).toEqual(['1110', 'K7Q2M4XW', 'B2C3D4E5']);
  expect(await references.places.find('/c/boots-1110')).toEqual([{ id: '/c/boots-1110', name: '/c/boots-1110' }]);
});

it('names categories and products of a filter, and asks for no product by what is none', async () => {
  const { asked, references } = shop();
  expect((await references.places.byIds(['1110', '/c/x-1', 'K7Q2M4XW'])).map(({ id }) => id)).toEqual(['1110', 'K7Q2M4XW']);
  expect(asked.map(({ query }) => query.ids)).toEqual(['K7Q2M4XW']);
  await references.places.byIds(['1110']);
  expect(asked).toHaveLength(1);
});

it('lists what a site has few of', async () => {
  const { references } = shop();
  expect(await references.choices('tag')).toEqual([{ id: 'winter', name: 'Winter' }]);
  expect(await references.choices('event')).toEqual([]);
});
