import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DraftRow } from '#db/content-drafts/draft-database.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ContentList } from './content-list.tsx';
import type { EditorService, ListedDocument } from './service.ts';

const SITE = 'WAYMARK-US';
const midnight = new Date();
midnight.setHours(0, 0, 0, 0);
const listed = (slug: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  siteId: SITE,
  kind: 'page',
  slug,
  title: `Page ${slug}`,
  published: true,
  draft: false,
  modifiedAt: midnight.toISOString(),
  ...more,
});
const waitingRow = (kind: string, slug: string, title: string, more: Partial<DraftRow> = {}): DraftRow =>
  ({ key: `${kind}/${slug}`, siteId: SITE, kind, slug, document: { title }, ...more }) as DraftRow;

const list = vi.fn<EditorService['list']>();
beforeEach(() => {
  list.mockReset();
  list.mockImplementation(async ({ siteId }) =>
    siteId === SITE
      ? [
          listed('home', { kind: 'fixed' }),
          listed('plans', { published: false, draft: true }),
          listed('ended', { published: false }),
          listed('winter', { scheduledFor: '2031-12-01T09:30:00.000Z' }),
        ]
      : [],
  );
});
const show = (waiting: readonly DraftRow[] = []): HTMLElement =>
  renderInPage(
    <WithApi api={(() => undefined) as unknown as Api}>
      <EnglishPage>
        <ContentList service={{ list } as unknown as EditorService} waiting={waiting} hrefOf={({ kind, slug }) => `#${kind}/${slug}`} />
      </EnglishPage>
    </WithApi>,
  );
const row = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first();

it('names what is shown with every category in words', async () => {
  list.mockImplementation(async ({ siteId }) => (siteId === SITE ? [listed('default', { kind: 'category', title: 'default' })] : []));
  show();
  await expect.element(row('Every category')).toMatchTextContent(/Category content · default/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('every');
  await expect.element(row('Every category')).toBeVisible();
});

it('says when a document was changed with the day, also today', async () => {
  const place = show();
  await expect.element(row('Page home')).toBeVisible();
  const [year, month, day] = [midnight.getFullYear(), midnight.getMonth() + 1, midnight.getDate()].map((part) => String(part).padStart(2, '0'));
  expect(place.querySelector('time')?.textContent).toBe(`${month}/${day}/${year}, 12:00 AM`);
  expect(await axeViolations(place)).toEqual([]);
});

it('marks every state in words: published, draft, scheduled, and what nobody sees', async () => {
  const place = show([waitingRow('page', 'plans', 'Page plans'), waitingRow('fixed', 'home', 'Home', { conflict: {} as never })]);
  await expect.element(row('Page home')).toBeVisible();
  const badges = (title: string): (string | null)[] =>
    [...(row(title).element().querySelectorAll('[data-kind]') ?? [])].map((badge) => badge.textContent);
  expect(badges('Page home')).toEqual(['Published', 'Conflict']);
  expect(badges('Page plans')).toEqual(['Draft', 'On this device only']);
  expect(badges('Page ended')).toEqual(['Not published']);
  expect(badges('Page winter')[1]).toMatch(/^Scheduled for 12\/01\/2031, /);
  expect(await axeViolations(place)).toEqual([]);
});

it('lists a document that only this device has, and no set of products', async () => {
  show([waitingRow('page', 'hut', 'Notes from the hut'), waitingRow('page', 'nameless', ''), waitingRow('set', 'abc', 'A set')]);
  await expect.element(row('Notes from the hut')).toMatchTextContent(/On this device only/);
  await expect.element(row('nameless')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('6 documents');
  await page.getByRole('combobox', { name: 'Kind' }).first().selectOptions('fixed');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 document');
  expect(page.getByRole('link', { name: 'Notes from the hut' }).elements()).toEqual([]);
});

it('names the kinds in words', async () => {
  const place = show();
  await expect.element(row('Page home')).toMatchTextContent(/Part of a fixed page/);
  expect([...place.querySelectorAll('option')].map((option) => option.textContent)).toContain('Pop-ups');
});

it('says of each of the five languages whether a document is there', async () => {
  list.mockImplementation(async ({ siteId }) => [
    ...(['WAYMARK-US', 'WAYMARK-DE'].includes(siteId) ? [listed('home', { siteId })] : []),
    listed('terms', { siteId }),
  ]);
  const place = show();
  await expect.element(row('Page home')).toBeVisible();
  const languages = (title: string) =>
    row(title)
      .getByRole('list', { name: 'Languages' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('.visually-hidden')?.textContent);
  const all = ['United States', 'Canada', 'United Kingdom', 'France', 'Deutschland'];
  expect(languages('Page home')).toEqual(all.map((name) => `${name}: ${['United States', 'Deutschland'].includes(name) ? 'available' : 'missing'}`));
  expect(languages('Page terms')).toEqual(all.map((name) => `${name}: available`));
  expect(await axeViolations(place)).toEqual([]);
});
