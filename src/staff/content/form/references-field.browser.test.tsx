import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { editorSchemas } from '#server/catalogue/content/store/doc-schemas.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EditorContextProvider } from './editor-context.ts';
import type { Referred, ReferenceSource, ReferenceSources } from './reference-source.ts';
import { SchemaField } from './schema-field.tsx';
import { resolveNode, type SchemaDocument } from './schema-node.ts';
import { valueAt } from './value-at.ts';

const root = editorSchemas() as SchemaDocument;
const SCHEMAS: SchemaDocument = { $defs: root.$defs!, properties: resolveNode(root.properties!['blocks']!, root).properties! };

const SHOES: readonly Referred[] = [
  { id: 'K7Q2M4XW', name: 'Ridge Runner' },
  { id: 'B2C3D4E5', name: 'Ridge Boot' },
  { id: 'F6G7H8J9', name: 'Cloud Sock' },
];
const STORIES: readonly Referred[] = [{ id: 'first-frost', name: 'First frost' }];
const among = (all: readonly Referred[]): ReferenceSource => ({
  find: async (q) => all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(q.toLowerCase())),
  byIds: async (ids) => all.filter(({ id }) => ids.includes(id)),
});

const drawn: { value?: unknown } = {};
const Items = ({ kind, items, references, readOnly = false }: ItemsProps) => {
  const [block, setBlock] = useState<unknown>({ kind, id: 'b', name: 'b', type: 'product', items });
  useEffect(() => void Object.assign(drawn, { value: block }), [block]);
  return (
    <EditorContextProvider
      value={{
        schemas: SCHEMAS,
        problems: new Map([['blocks.0.items.0.ids.1', 'there is no product “NOSUCHPR”']]),
        choosePicture: async () => undefined,
        references,
        SchemaField,
        readOnly,
      }}
    >
      <SchemaField node={{ widget: 'block' }} name="1" path={['blocks', 0]} value={block} required onChange={setBlock} />
    </EditorContextProvider>
  );
};
interface ItemsProps {
  readonly kind: string;
  readonly items: readonly unknown[];
  readonly references: ReferenceSources;
  readonly readOnly?: boolean;
}
const draw = (kind: string, items: readonly unknown[], more: Partial<ItemsProps> = {}) =>
  renderInPage(
    <EnglishPage>
      <QueryClientProvider client={new QueryClient()}>
        <Items kind={kind} items={items} references={{ products: among(SHOES), articles: among(STORIES) }} {...more} />
      </QueryClientProvider>
    </EnglishPage>,
  );
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const ids = () => valueAt(drawn.value, ['items', 0, 'ids']);

it('makes a collection of products: found by name or number, put in an order, and taken out again', async () => {
  draw('collection', []);
  await press('Add: Items');
  expect(valueAt(drawn.value, ['items'])).toEqual([{ kind: 'products' }]);
  await expect.element(page.getByRole('group', { name: 'Chosen products' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a product by name or number' });
  await search.fill('ridge');
  await expect.element(page.getByText('2 matches')).toBeInTheDocument();
  await press('Add: Ridge Runner');
  await expect.element(search).toHaveFocus();
  await press('Add: Ridge Boot');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await search.fill('F6G7H8J9');
  await press('Add: Cloud Sock');
  expect(ids()).toEqual(['K7Q2M4XW', 'B2C3D4E5', 'F6G7H8J9']);
  await press('Move up: Cloud Sock');
  expect(ids()).toEqual(['K7Q2M4XW', 'F6G7H8J9', 'B2C3D4E5']);
  await press('Remove: Ridge Runner');
  expect(ids()).toEqual(['F6G7H8J9', 'B2C3D4E5']);
});

it('makes a collection of articles of the same list', async () => {
  const root = draw('collection', [{ kind: 'products' }]);
  await page.getByRole('combobox', { name: 'Kind: 1' }).selectOptions('articles');
  expect(valueAt(drawn.value, ['items'])).toEqual([{ kind: 'articles' }]);
  await page.getByRole('searchbox', { name: 'Find an article by title or name' }).fill('frost');
  await press('Add: First frost');
  expect(ids()).toEqual(['first-frost']);
  expect(await axeViolations(root)).toEqual([]);
});

it.each(['upsell', 'recommendation-carousel'])(
  'shows the products of a block of the kind %s by name, and the ones that are gone by number',
  async (kind) => {
    draw(kind, [{ kind: 'products', ids: ['K7Q2M4XW', 'NOSUCHPR'] }]);
    await expect.element(page.getByText('Ridge Runner')).toBeVisible();
    await expect.element(page.getByText('there is no product “NOSUCHPR”')).toBeVisible();
  },
);

it('says that the search needs a connection, and leaves the choice as it is', async () => {
  const failing: ReferenceSource = { find: () => Promise.reject(new Error('no network')), byIds: () => Promise.reject(new Error('no network')) };
  draw('upsell', [{ kind: 'products', ids: ['K7Q2M4XW', 'B2C3D4E5'] }], { references: { products: failing, articles: failing } });
  await page.getByRole('searchbox').fill('boot');
  await expect.element(page.getByText('The search needs a connection.')).toBeVisible();
  await press('Remove: K7Q2M4XW');
  expect(ids()).toEqual(['B2C3D4E5']);
});

it('can only be read where nothing can be changed', async () => {
  draw('upsell', [{ kind: 'products', ids: ['K7Q2M4XW'] }], { readOnly: true });
  await expect.element(page.getByText('Ridge Runner')).toBeVisible();
  expect(page.getByRole('searchbox').query()).toBeNull();
  expect(page.getByRole('button', { name: 'Remove: Ridge Runner' }).query()).toBeNull();
});
