import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { EditorContextProvider } from './editor-context.ts';
import { SchemaField } from './schema-field.tsx';

const none = { find: async () => [], byIds: async () => [] };
const references = { products: none, articles: none, places: none, siteId: 'WAYMARK-US', filters: async () => [], choices: async () => [] };

const drawn: { value?: unknown } = {};
const Text = ({ widget, given, readOnly = false }: TextProps) => {
  const [value, setValue] = useState<unknown>(given);
  useEffect(() => void Object.assign(drawn, { value }), [value]);
  return (
    <EditorContextProvider
      value={{ schemas: { properties: {} }, problems: new Map(), choosePicture: async () => undefined, references, SchemaField, readOnly }}
    >
      <SchemaField node={{ widget }} name="richText" path={['richText']} value={value} required={false} onChange={setValue} />
    </EditorContextProvider>
  );
};
interface TextProps {
  readonly widget: 'rich-text' | 'inline-text';
  readonly given?: string;
  readonly readOnly?: boolean;
}
const show = (props: TextProps) =>
  renderInPage(
    <EnglishPage>
      <Text {...props} />
    </EnglishPage>,
  );
const text = page.getByRole('textbox', { name: 'Rich text' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
/** The focus returns to the text with the next frame. */
const press = async (name: string) => {
  await tool(name).click();
  await expect.element(text).toHaveFocus();
};
const { keyboard } = userEvent;

it('writes bold words, a link and a list with the toolbar', async () => {
  const place = show({ widget: 'rich-text' });
  await text.click();
  await keyboard('Boots that ');
  await press('Bold');
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await keyboard('grip');
  await press('Bold');
  await keyboard(' on ice');
  await keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  await tool('Link').click();
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('category:1110');
  await keyboard('{Enter}');
  await expect.element(text).toHaveFocus();
  await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await keyboard('{ArrowRight}');
  await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'false');
  await keyboard('{Enter}');
  await press('Bullets');
  await keyboard('Wool{Enter}Down');
  const paragraph = '<p>Boots that <strong>grip</strong> on <a href="category:1110">ice</a></p>';
  await expect.poll(() => drawn.value).toBe(`${paragraph}<ul><li>Wool</li><li>Down</li></ul>`);
  expect(await axeViolations(place)).toEqual([]);
});

it('writes bold words and lists with the keyboard alone', async () => {
  show({ widget: 'rich-text' });
  await userEvent.tab();
  await expect.element(tool('Bold')).toHaveFocus();
  await keyboard(' ');
  await expect.element(text).toHaveFocus();
  await keyboard('Dry{Control>}b{/Control} feet{Enter}- Wool{Enter}{Enter}1. First');
  await expect.poll(() => drawn.value).toBe('<p><strong>Dry</strong> feet</p><ul><li>Wool</li></ul><ol><li>First</li></ol>');
});

it('takes a link away again, and no link that would run a script', async () => {
  show({ widget: 'rich-text', given: '<p><a href="page:help">Help</a></p>' });
  await text.click();
  await keyboard('{Control>}a{/Control}');
  await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await press('Link');
  await expect.poll(() => drawn.value).toBe('<p>Help</p>');
  await tool('Link').click();
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('javascript:alert(1)');
  await press('Set link');
  expect(drawn.value).toBe('<p>Help</p>');
});

it('has no lists in a text of one line, and is no field once it is empty', async () => {
  show({ widget: 'inline-text', given: 'Weather' });
  await text.click();
  await keyboard('{End} is a {Control>}i{/Control}place');
  await expect.poll(() => drawn.value).toBe('Weather is a <em>place</em>');
  expect(tool('Bullets').elements()).toEqual([]);
  await keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => drawn.value).toBeUndefined();
});

it('can only be read where nothing can be changed', async () => {
  show({ widget: 'rich-text', given: '<p>Boots</p>', readOnly: true });
  await expect.element(text).toHaveTextContent('Boots');
  await expect.element(text).toHaveAttribute('contenteditable', 'false');
  expect(tool('Bold').elements()).toEqual([]);
});
