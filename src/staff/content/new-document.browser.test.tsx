import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DOC_KINDS } from '#contract/calls/content/documents.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { NewDocument } from './new-document.tsx';

const opened = vi.fn<(document: { kind: string; slug: string }) => string>(() => '#opened');
beforeEach(async () => {
  opened.mockClear();
  renderInPage(
    <WithApi api={(() => undefined) as unknown as Api}>
      <EnglishPage>
        <NewDocument siteId="WAYMARK-US" kinds={DOC_KINDS} hrefOf={opened} />
      </EnglishPage>
    </WithApi>,
  );
  await page.getByRole('button', { name: 'New document' }).click();
});
const create = async (kind: string, name: string) => {
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions(kind);
  await page.getByRole('textbox', { name: 'Name in the address' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
};

it.each([
  ['product', 'K7Q2M4XWJU1', 'K7Q2M4XWJU1'],
  ['product', ' k7q2m4xw ', 'K7Q2M4XW'],
  ['product', 'Default', 'default'],
  ['category', '1110', '1110'],
  ['page', 'ridge-week', 'ridge-week'],
])('opens a %s that is named %s', async (kind, name, slug) => {
  await create(kind, name);
  expect(opened).toHaveBeenCalledExactlyOnceWith({ siteId: 'WAYMARK-US', kind, slug });
});

it.each([
  ['product', 'trail-shoe', 'Use a number of 8 to 11 letters and digits, or “default”.'],
  ['category', 'boots', 'Use a number of 4 to 10 digits, or “default”.'],
  ['page', 'Ridge Week', 'Use lower-case letters, digits and hyphens only, at most 60.'],
  ['page', 'K7Q2M4XW', 'Use lower-case letters, digits and hyphens only, at most 60.'],
  ['article', 'a--b', 'Use lower-case letters, digits and hyphens only, at most 60.'],
])('refuses a %s that is named %s, and says what a name of it is', async (kind, name, message) => {
  await create(kind, name);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['fixed', 'cart'],
  ['menu', 'main'],
])('offers the names that a document of the kind %s can have', async (kind, name) => {
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions(kind);
  await page.getByRole('combobox', { name: 'Name in the address' }).selectOptions(name);
  await page.getByRole('button', { name: 'Create' }).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith({ siteId: 'WAYMARK-US', kind, slug: name });
});
