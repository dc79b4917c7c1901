import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedSet, OpenedSet, SetDocument } from '#contract/calls/product-sets.ts';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { draftDatabase } from '../content/use-draft.ts';
import { SetPage } from './set-page.tsx';
import { SetsPage } from './sets-page.tsx';

interface Asked {
  readonly name: string;
  readonly query?: { readonly q?: string };
  readonly body?: { readonly document?: SetDocument; readonly version?: number };
}

const ACCOUNT = 'editor-1';
const SET = 'ridge';
const DOCUMENT: SetDocument = { titles: { 'en-us': 'For the ridge', 'fr-fr': 'Pour la crête', 'de-de': 'Für den Grat' }, products: [] };
const OPENED: OpenedSet = { document: DOCUMENT, published: false, version: 3 };
const LISTED: readonly ListedSet[] = [
  {
    id: 'ridge',
    title: 'For the ridge',
    products: ['Trail shoe', 'Rain jacket'],
    published: true,
    draft: true,
    modifiedAt: '2026-11-20T10:00:00.000Z',
  },
  { id: 'empty', title: '', products: [], published: false, draft: true },
];

let asked: Asked[] = [];
let answers: Record<string, (one: Asked) => unknown> = {};
beforeEach(async () => {
  asked = [];
  answers = {
    'setAdmin.list': () => ({ sets: LISTED }),
    'setAdmin.open': () => OPENED,
    'setAdmin.save': ({ body }) => ({ version: (body?.version ?? 0) + 1 }),
    'setAdmin.check': () => ({ problems: {} }),
    'setAdmin.publish': () => ({ version: 5 }),
    'setAdmin.history': () => ({ revisions: [] }),
    'setAdmin.audit': () => ({ entries: [] }),
  };
  await Promise.all([draftDatabase().drafts.clear(), draftDatabase().table('answers').clear()]);
});

const api = (async (name: string, options?: Omit<Asked, 'name'>): Promise<unknown> => {
  const one = { name, ...options };
  asked.push(one);
  return answers[name]?.(one) ?? {};
}) as unknown as Api;
const show = (what: 'list' | 'set') =>
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>{what === 'list' ? <SetsPage accountId={ACCOUNT} /> : <SetPage accountId={ACCOUNT} setId={SET} />}</EnglishPage>
    </WithApi>,
  );
const callsOf = (name: string): Asked[] => asked.filter((one) => one.name === name);
const refusal = (code: string, status: number, details: Readonly<Record<string, unknown>> = {}): never => {
  throw new ApiError({
    code,
    status,
    details,
    level: 'top',
    messageKey: 'error.documentInvalid',
    action: { do: 'show' },
    replay: 'refused',
    values: {},
    serverMessage: '',
    words: undefined,
    appId: 'waymark',
    correlationId: '',
    retryAfterMs: undefined,
  });
};
const never = () => new Promise<never>(() => {});
const title = page.getByRole('textbox', { name: 'United States' });
const publish = page.getByRole('button', { name: 'Publish now' });

it('lists sets with their products and states, and has no axe violations', async () => {
  const place = show('list');
  await expect.element(page.getByRole('link', { name: 'For the ridge' })).toHaveAttribute('href', '/en-us/staff/sets/ridge');
  await expect.element(page.getByText('2 sets')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Set without a title' })).toBeVisible();
  await expect.element(page.getByText('No products yet')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('shows neither a number nor an empty list while the sets are on their way', async () => {
  answers['setAdmin.list'] = never;
  show('list');
  await vi.waitFor(() => expect(callsOf('setAdmin.list')).toHaveLength(1));
  expect(page.getByText(/^\d+ sets?$|^No sets/).elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('says that no set matches what is searched for', async () => {
  answers['setAdmin.list'] = ({ query }) => ({ sets: query?.q === 'tent' ? [] : LISTED });
  show('list');
  await page.getByRole('searchbox', { name: 'Find a set by title or product number' }).fill('tent');
  await expect.element(page.getByText('No sets match')).toBeVisible();
  expect(callsOf('setAdmin.list').at(-1)?.query).toEqual({ q: 'tent' });
});

it('says that the sets could not be loaded, and loads them at the second try', async () => {
  answers['setAdmin.list'] = () => refusal('AUT404', 401);
  show('list');
  await expect.element(page.getByText('The sets could not be loaded.')).toBeVisible();
  answers['setAdmin.list'] = () => ({ sets: LISTED });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('2 sets')).toBeVisible();
});

it('says that a set could not be loaded, and opens it at the second try', async () => {
  answers['setAdmin.open'] = () => refusal('AUT404', 401);
  show('set');
  await expect.element(page.getByText('The set could not be loaded.')).toBeVisible();
  expect(title.elements()).toEqual([]);
  answers['setAdmin.open'] = () => OPENED;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveValue('For the ridge');
});

it('begins a set that nobody has saved yet empty', async () => {
  answers['setAdmin.open'] = () => refusal('API404', 404);
  show('set');
  await expect.element(title).toHaveValue('');
  await expect.element(page.getByText('The set is stored with the first thing you write.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Delete' }).elements()).toEqual([]);
});

it('saves what is typed on top of the version that was opened', async () => {
  const place = show('set');
  await title.fill('For the summit');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(callsOf('setAdmin.save').at(-1)?.body).toEqual({
    document: { ...DOCUMENT, titles: { ...DOCUMENT.titles, 'en-us': 'For the summit' } },
    version: 3,
  });
  expect(await draftDatabase().drafts.count()).toBe(0);
  expect(await axeViolations(place)).toEqual([]);
});

it('keeps what is typed on the device while the shop cannot be reached', async () => {
  answers['setAdmin.save'] = () => {
    throw new NoAnswer('network', true);
  };
  show('set');
  await title.fill('For the summit');
  await vi.waitFor(() => expect(callsOf('setAdmin.save')).toHaveLength(1));
  await expect.element(page.getByText('Kept on this device; it is sent when the shop can be reached')).toBeVisible();
  expect((await draftDatabase().drafts.toArray()).map(({ document }) => (document as SetDocument).titles['en-us'])).toEqual(['For the summit']);
});

it('says of what is typed at once, and of what is missing once it should be published', async () => {
  const problems = { 'titles.en-us': 'title-long', products: 'products-few' };
  answers['setAdmin.check'] = () => ({ problems });
  answers['setAdmin.publish'] = () => refusal('WMK422D', 422, { problems });
  show('set');
  await expect.element(title).toHaveAccessibleDescription(/characters at most/);
  expect(page.getByText('Choose at least 2 products.').elements()).toEqual([]);
  await publish.click();
  await expect.element(page.getByText('Choose at least 2 products.')).toBeVisible();
  expect(callsOf('setAdmin.publish').map(({ body }) => body)).toEqual([{ version: 3 }]);
});

const THEIRS = { version: 7, author: 'bob@shop.example', at: '2026-11-20T10:00:00.000Z', document: { ...DOCUMENT, titles: { 'en-us': 'Of Bob' } } };

it.each([
  ['Keep mine', 'For the summit', [3, 7]],
  ['Use theirs', 'Of Bob', [3]],
])('asks at a conflict which of two versions it shall be: %s', async (choice, shown, versions) => {
  answers['setAdmin.save'] = ({ body }) => (body?.version === 3 ? refusal('WMK409V', 409, THEIRS) : { version: 8 });
  show('set');
  await title.fill('For the summit');
  await expect.element(page.getByRole('heading', { name: 'Someone else has changed this document' })).toBeVisible();
  await expect.element(page.getByText(/^bob@shop\.example saved another version/)).toBeVisible();
  await expect.element(publish).toBeDisabled();
  answers['setAdmin.open'] = () => ({ ...OPENED, version: 7, document: shown === 'Of Bob' ? THEIRS.document : DOCUMENT });
  await page.getByRole('button', { name: choice }).click();
  await vi.waitFor(() => expect(page.getByText('Someone else has changed this document').elements()).toEqual([]));
  await vi.waitFor(() => expect(callsOf('setAdmin.save').map(({ body }) => body?.version)).toEqual(versions));
  expect(await draftDatabase().drafts.count()).toBe(0);
  if (shown === 'Of Bob') await expect.element(title).toHaveValue(shown);
  else expect(callsOf('setAdmin.save').at(-1)?.body?.document?.titles['en-us']).toBe(shown);
});
