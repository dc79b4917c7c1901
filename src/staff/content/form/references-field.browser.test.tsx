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
const SHELVES: readonly Referred[] = [
  { id: '1110', name: 'Women › Boots' },
  { id: '2000', name: 'Men' },
];
const among = (all: readonly Referred[]): ReferenceSource => ({
  find: async (q) => all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(q.toLowerCase())),
  byIds: async (ids) => all.filter(({ id }) => ids.includes(id)),
});

const referencesOf = (products: ReferenceSource, articles: ReferenceSource, places = among([...SHELVES, ...SHOES])): ReferenceSources => ({
  products,
  articles,
  places,
  siteId: 'WAYMARK-US',
  filters: async () => [
    {
      id: 'color',
      name: 'Color',
      values: [
        { id: 'green', name: 'Green' },
        { id: 'blue', name: 'Blue' },
      ],
    },
    { id: 'size', name: 'Size', values: [{ id: 'm', name: 'M' }] },
  ],
  choices: async (kind) => (kind === 'category' ? SHELVES : []),
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
        <Items kind={kind} items={items} references={referencesOf(among(SHOES), among(STORIES))} {...more} />
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
  draw('upsell', [{ kind: 'products', ids: ['K7Q2M4XW', 'B2C3D4E5'] }], { references: referencesOf(failing, failing) });
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

const Block = ({ given, choices = referencesOf(among(SHOES), among(STORIES)).choices }: BlockProps) => {
  const [block, setBlock] = useState<unknown>(given);
  useEffect(() => void Object.assign(drawn, { value: block }), [block]);
  return (
    <EditorContextProvider
      value={{
        schemas: SCHEMAS,
        problems: new Map(),
        choosePicture: async () => undefined,
        references: { ...referencesOf(among(SHOES), among(STORIES)), choices },
        SchemaField,
        readOnly: false,
      }}
    >
      <SchemaField node={{ widget: 'block' }} name="1" path={['blocks', 0]} value={block} required onChange={setBlock} />
    </EditorContextProvider>
  );
};
interface BlockProps {
  readonly given: object;
  readonly choices?: ReferenceSources['choices'];
}
/** With its items unfolded. */
const drawBlock = async (props: BlockProps): Promise<HTMLElement> => {
  const drawn = renderInPage(
    <EnglishPage>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Block {...props} />
      </QueryClientProvider>
    </EnglishPage>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  for (const summary of drawn.querySelectorAll<HTMLElement>('li > details > summary')) summary.click();
  return drawn;
};
const items = (categoryId: string) => ({ kind: 'upsell', id: 'u', name: 'u', items: [{ kind: 'products', categoryId }] });
const category = page.getByRole('combobox', { name: 'Category id' });

it('offers the categories of the catalogue by name, and takes the choice away again', async () => {
  const root = await drawBlock({ given: items('1110') });
  await expect.element(category).toHaveDisplayValue('Women › Boots (1110)');
  await category.selectOptions('Men (2000)');
  expect(valueAt(drawn.value, ['items', 0, 'categoryId'])).toBe('2000');
  await category.selectOptions('Not set');
  expect(valueAt(drawn.value, ['items', 0, 'categoryId'])).toBeUndefined();
  expect(await axeViolations(root)).toEqual([]);
});

it('keeps a category that is gone, and says so at its field', async () => {
  await drawBlock({ given: items('9999') });
  await expect.element(category).toHaveAccessibleDescription(/“9999” does not exist any more/);
  await expect.element(category).toHaveDisplayValue('9999');
  expect(valueAt(drawn.value, ['items', 0, 'categoryId'])).toBe('9999');
});

it('keeps what was chosen where the list cannot be had, and calls nothing wrong', async () => {
  await drawBlock({ given: items('1110'), choices: () => Promise.reject(new Error('no network')) });
  await expect.element(category).toHaveAccessibleDescription('The list needs a connection.');
  await expect.element(category).toHaveDisplayValue('1110');
  await expect.element(category).not.toHaveAttribute('aria-invalid', 'true');
});

it('finds the pages of a filter-by block: categories, products and addresses', async () => {
  await drawBlock({ given: { kind: 'filter-by', id: 'f', name: 'f', variant: 'category', operator: 'IN', values: ['1110'], children: [] } });
  await expect.element(page.getByText('Women › Boots')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a category or a product, or enter an address' });
  await search.fill('men');
  await press('Add: Men');
  await search.fill('ridge boot');
  await press('Add: Ridge Boot');
  expect(valueAt(drawn.value, ['values'])).toEqual(['1110', '2000', 'B2C3D4E5']);
  await press('Remove: Women › Boots');
  await press('Remove: Men');
  await press('Remove: Ridge Boot');
  // Required: an empty list stays one.
  expect(valueAt(drawn.value, ['values'])).toEqual([]);
});

it('names one product, which is taken out before another is chosen', async () => {
  await drawBlock({ given: { kind: 'pdp-ugc-gallery', id: 'g', name: 'g', productId: 'K7Q2M4XW' } });
  await expect.element(page.getByText('Ridge Runner')).toBeVisible();
  expect(page.getByRole('searchbox').query()).toBeNull();
  await press('Remove: Ridge Runner');
  expect(valueAt(drawn.value, ['productId'])).toBeUndefined();
  await page.getByRole('searchbox').fill('sock');
  await press('Add: Cloud Sock');
  expect(valueAt(drawn.value, ['productId'])).toBe('F6G7H8J9');
});

it('chooses filters among those of the range; what is gone can be taken out', async () => {
  const filters = 'color:green|mauve;price:5000-9000';
  const root = await drawBlock({ given: { kind: 'upsell', id: 'u', name: 'u', items: [{ kind: 'products', filters }] } });
  const text = () => valueAt(drawn.value, ['items', 0, 'filters']);
  await page.getByText('Color: 2 chosen').click();
  await page.getByRole('checkbox', { name: 'Blue' }).click();
  expect(text()).toBe('color:green|mauve|blue;price:5000-9000');
  await page.getByRole('checkbox', { name: 'mauve' }).click();
  await page.getByRole('checkbox', { name: 'Green' }).click();
  await page.getByRole('checkbox', { name: 'Blue' }).click();
  expect(text()).toBe('price:5000-9000');
  expect(await axeViolations(root)).toEqual([]);
});
