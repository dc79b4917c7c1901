import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EditorContextProvider } from './editor-context.ts';
import { ListField } from './list-field.tsx';
import { SchemaField } from './schema-field.tsx';
import type { SchemaDocument, SchemaNode } from './schema-node.ts';

const item: SchemaNode = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
const SCHEMAS: SchemaDocument = { properties: {} };

const none = { find: async () => [], byIds: async () => [] };
const noReferences = { products: none, articles: none, places: none, siteId: 'WAYMARK-US', filters: async () => [], choices: async () => [] };

const drawn: { list?: unknown; setProblems?: (problems: ReadonlyMap<string, string>) => void } = {};
const List = ({ titles }: { readonly titles: readonly string[] }) => {
  const [list, setList] = useState<unknown>(titles.map((title) => ({ title })));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => void Object.assign(drawn, { list, setProblems }), [list]);
  return (
    <EditorContextProvider
      value={{ schemas: SCHEMAS, problems, choosePicture: async () => undefined, references: noReferences, SchemaField, readOnly: false }}
    >
      <ListField
        node={{ type: 'array', items: item }}
        name="items"
        label="Items"
        items={item}
        path={['items']}
        value={list}
        required
        onChange={setList}
      />
    </EditorContextProvider>
  );
};
let root: HTMLElement;
beforeEach(() => {
  root = renderInPage(
    <EnglishPage>
      <List titles={['One', 'Two', 'Three']} />
    </EnglishPage>,
  );
});
const open = () => [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const unfold = (name: string) => page.getByText(name, { exact: true }).click();

it('keeps the item open that was opened when it is moved, and the focus on the button that moved it', async () => {
  await unfold('Two');
  await press('Move down: Two');
  expect(drawn.list).toEqual([{ title: 'One' }, { title: 'Three' }, { title: 'Two' }]);
  await expect.poll(open).toEqual(['Two']);
  await press('Move up: Two');
  await expect.element(page.getByRole('button', { name: 'Move up: Two' })).toHaveFocus();
  await press('Move up: Two');
  expect(drawn.list).toEqual([{ title: 'Two' }, { title: 'One' }, { title: 'Three' }]);
  await expect.poll(open).toEqual(['Two']);
  expect(await axeViolations(root)).toEqual([]);
});

it('keeps the item open when another one before it is removed or copied', async () => {
  await unfold('Three');
  await press('Remove: One');
  await expect.poll(open).toEqual(['Three']);
  await press('Duplicate: Two');
  expect(drawn.list).toEqual([{ title: 'Two' }, { title: 'Two' }, { title: 'Three' }]);
  await expect.poll(open).toEqual(['Three']);
});

it('opens what is added, and leaves open what was', async () => {
  await unfold('One');
  await press('Add: Items');
  await expect.poll(open).toEqual(['One', '4']);
});

it('opens an item in which something is wrong, names it at the field, and leaves it open while it is put right', async () => {
  drawn.setProblems?.(new Map([['items.1.title', 'a link needs a text']]));
  await expect.poll(open).toEqual(['Two']);
  await expect.element(page.getByText('a link needs a text')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Better');
  drawn.setProblems?.(new Map());
  await expect.poll(open).toEqual(['Better']);
});

it('gives the copy of a block, and of the blocks in it, ids of their own', async () => {
  const { copyOf } = await import('./new-block.ts');
  const block = {
    kind: 'filter-by',
    id: 'a',
    values: ['x'],
    children: [{ kind: 'spacer', id: 'b', name: 'b' }],
    targets: [{ id: 'kept', url: 'x' }],
  };
  const copy = copyOf(block) as typeof block;
  expect(copy).toEqual({
    ...block,
    id: expect.stringMatching(/^filter-by-/),
    children: [{ kind: 'spacer', id: expect.stringMatching(/^spacer-/), name: 'b' }],
  });
});
