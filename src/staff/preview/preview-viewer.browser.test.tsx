import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { ListedDoc } from '#contract/calls/content.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { PreviewViewer } from './preview-viewer.tsx';

const doc = (name: string, referrers: number): ListedDoc => ({
  id: `WAYMARK-US-showcase-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  title: name,
  url: `about:blank#${name}`,
  referrers,
  modifiedAt: '2026-11-20T08:30:00.000Z',
});
const DOCS = [doc('First frost', 2), doc('Night run', 0)];

interface Asked {
  readonly params: object;
  readonly query: { readonly limit: number; readonly layoutVariant?: string };
}
const asked: Asked[] = [];
let answer: () => unknown;
const api = (async (_: string, { params, query }: Asked) => {
  asked.push({ params, query });
  return answer();
}) as unknown as Api;

beforeEach(async () => {
  asked.length = 0;
  answer = () => ({ docs: DOCS, numFound: 12 });
  await page.viewport(1600, 900);
});
afterEach(() => page.viewport(414, 896));

const show = (): HTMLElement =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <PreviewViewer addressOf={(href, at) => (at === '' ? href : `${href}@${at}`)} />
      </EnglishPage>
    </WithApi>,
  );
const type = () => page.getByRole('combobox', { name: 'Doc type' });
const go = () => page.getByRole('button', { name: 'Go' });
const frame = () => document.querySelector<HTMLIFrameElement>('iframe')!;

it('asks for nothing without a document type, says so at the field and puts the focus there', async () => {
  const root = show();
  await go().click();
  await expect.element(page.getByText('Doc type is required')).toBeVisible();
  await expect.element(type()).toHaveFocus();
  expect(asked).toEqual([]);
  expect(await axeViolations(root)).toEqual([]);
});

it('lists twenty documents unless told otherwise, with name, id, referrers and date', async () => {
  const root = show();
  await expect.element(page.getByRole('combobox', { name: 'Results' })).toHaveValue('20');
  expect([...page.getByRole('combobox', { name: 'Results' }).element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    '10',
    '20',
    '50',
  ]);
  await type().selectOptions('showcase');
  await go().click();
  await expect.element(page.getByRole('table', { name: '12 documents' })).toBeVisible();
  expect(asked).toEqual([{ params: { mode: 'preview', siteId: 'WAYMARK-US', docType: 'showcase' }, query: { limit: 20 } }]);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map(([name, id, referrers]) => [name, id, referrers])).toEqual([
    ['First frost', 'WAYMARK-US-showcase-first-frost', '2'],
    ['Night run', 'WAYMARK-US-showcase-night-run', '0'],
  ]);
  expect(rows[0]?.[3]).toMatch(/^11\/20\/\d+,/);
  await expect.element(page.getByRole('status')).toHaveTextContent('12 documents');
  expect(await axeViolations(root)).toEqual([]);
});

it('asks for a layout variant and another number, and asks again when the same is wanted again', async () => {
  show();
  await type().selectOptions('page');
  await page.getByRole('textbox', { name: 'Layout variant' }).fill(' campaign ');
  await page.getByRole('combobox', { name: 'Results' }).selectOptions('50');
  await go().click();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ limit: 50, layoutVariant: 'campaign' }]);
  answer = () => ({ docs: [], numFound: 0 });
  await go().click();
  await expect.element(page.getByText('No documents of this type.')).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('shows the page of a document in a frame of the chosen width, labelled by environment, as of a moment', async () => {
  const root = show();
  await type().selectOptions('showcase');
  await go().click();
  // By keyboard alone.
  (page.getByRole('button', { name: 'Show First frost' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Show First frost' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(new RegExp(`^Environment: ${location.host}`))).toBeVisible();
  expect(frame().title).toBe(`First frost on ${location.host}`);
  expect(frame().getAttribute('src')).toBe('about:blank#First frost');
  for (const width of [390, 820, 1440]) {
    await page.getByRole('combobox', { name: 'Width' }).selectOptions(String(width));
    expect(frame().getBoundingClientRect().width).toBe(width);
  }
  await page.getByRole('textbox', { name: 'As of' }).fill('2026-12-24T00:00');
  expect(frame().getAttribute('src')).toBe('about:blank#First frost@2026-12-24T00:00');
  await expect.element(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', 'about:blank#First frost@2026-12-24T00:00');
  expect(await axeViolations(root)).toEqual([]);

  // Another list is not about that page.
  await type().selectOptions('page');
  await go().click();
  await expect.poll(() => document.querySelector('iframe')).toBeNull();
});

it('says that the documents did not come, and asks again', async () => {
  answer = () => {
    throw new NoAnswer('network', false);
  };
  const root = show();
  await type().selectOptions('page');
  await go().click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We couldn’t load the documents.')).toBeVisible();
  expect(await axeViolations(root)).toEqual([]);
  answer = () => ({ docs: DOCS, numFound: 2 });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('table', { name: '2 documents' })).toBeVisible();
  expect(alert.elements()).toEqual([]);
});

it.each([390, 820, 1440])('fits a screen of %d px', async (width) => {
  await page.viewport(width, 900);
  show();
  await type().selectOptions('showcase');
  await go().click();
  await page.getByRole('button', { name: 'Show Night run' }).click();
  await page.getByRole('combobox', { name: 'Width' }).selectOptions('1440');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
