import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import { makeItem } from '#db/cart/lines/item-facts.ts';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { beginPage, makeDevice } from '#src/cart/testing/fake-engine.ts';
import { makeKnown, makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';
import { noteIdentity } from '#src/base/session/session-hint.ts';
import { makeStore } from '#src/shop/stores/testing/make-places.ts';
import { Button } from '#ui/button/button.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { chooseStore } from './choose-store.ts';
import { Hosts } from '#src/shell/layout/hosts.tsx';

vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));

const PEARL = { id: 'PDX', name: 'Portland Pearl' };
const BALLARD = { id: 'SEA', name: 'Seattle Ballard' };

const saved: unknown[] = [];
let stock: Readonly<Record<string, number>> = {};
let reaches = true;
const api = (async (name: string, { body }: { body: unknown }) => {
  if (!reaches) throw new NoAnswer('network', false);
  if (name === 'stores.search') return { stores: [makeStore('SEA', 'Seattle Ballard', { stock })] };
  saved.push([name, body]);
  return { consumerProfile: { preferences: {}, version: 1 } };
}) as unknown as Api;

const answered = vi.fn<(changed: boolean) => void>();
const Shop = () => {
  const i18n = useI18n('stores', 'shop');
  return (
    <>
      <Button onClick={() => void chooseStore(i18n, api, BALLARD).then(answered)}>Make it mine</Button>
      <Hosts />
    </>
  );
};
const choose = async (): Promise<void> => {
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <Shop />
      </EnglishPage>
    </WithApi>,
  );
  const button = page.getByRole('button', { name: 'Make it mine' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

const pickedUp = (upc: string, { id, name }: typeof PEARL, qty = 1): CartLine => {
  const { choice, facts } = makeKnown(upc);
  const known = { facts, choice: { ...choice, storeId: id, storeName: name } };
  return makeLine(upc, { known }, makeItem(known, qty));
};
let device: ReturnType<typeof makeDevice>;
const has = (...lines: readonly CartLine[]): void => {
  device = makeDevice(makeView(lines));
  beginPage(lines.length, device.open);
};
/** Where each line was moved to; null: it is shipped. */
const moved = (): unknown[] =>
  device.taken.map(({ type, args }) => {
    const { item, store } = args as SetFulfilmentArgs;
    return [type, item.choice.upc, store];
  });

beforeEach(() => {
  stock = {};
  reaches = true;
  saved.length = 0;
  answered.mockClear();
  keepStore(null);
  has();
});
afterEach(async () => {
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  await vi.waitFor(() => expect(dialogManager.getEntries()).toEqual([]), 3000);
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  noteIdentity(null);
  localStorage.clear();
});

const question = page.getByRole('dialog', { name: 'Change your store?' });
const result = page.getByRole('dialog', { name: 'Store changed' });

it('the first store is kept without a question, and that is told', async () => {
  await choose();
  await expect.element(page.getByText('Seattle Ballard is now your store.')).toBeVisible();
  expect(keptStore()).toEqual(BALLARD);
  expect(answered.mock.calls).toEqual([[true]]);
  expect(saved, 'a guest’s stays on the device').toEqual([]);
});

it('the one that is kept already is not chosen again', async () => {
  keepStore(BALLARD);
  await choose();
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
  expect(dialogManager.isOpen()).toBe(false);
  expect(toasts.getToasts()).toEqual([]);
});

describe('another store than the one before', () => {
  beforeEach(() => {
    keepStore(PEARL);
    has(pickedUp('400', PEARL, 2), pickedUp('500', PEARL), pickedUp('600', { id: 'EUG', name: 'Eugene' }), makeLine('700'));
    stock = { 400: 2 };
  });

  it('takes along what was to be picked up there, has shipped what it does not have, and tells both', async () => {
    await choose();
    await expect.element(question.getByText('In stock there: 2 items')).toBeVisible();
    expect(moved()).toEqual([]);
    await question.getByRole('button', { name: 'Change to Seattle Ballard' }).click();
    await expect.element(result.getByText('One item will be ready for pickup there.')).toBeVisible();
    await expect.element(result.getByText('One item isn’t in stock there, so we’ll ship it.')).toBeVisible();
    await vi.waitFor(() =>
      expect(moved()).toEqual([
        ['set-fulfilment', '400', BALLARD],
        ['set-fulfilment', '500', null],
      ]),
    );
    expect(keptStore()).toEqual(BALLARD);
    await result.getByRole('button', { name: 'Continue' }).click();
    await vi.waitFor(() => expect(answered.mock.calls).toEqual([[true]]));
  });

  it('stays the one before where the answer is no, or none', async () => {
    await choose();
    await question.getByRole('button', { name: 'Keep Portland Pearl' }).click();
    await vi.waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
    await expect.element(question).not.toBeInTheDocument();
    await choose();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(answered.mock.calls).toEqual([[false], [false]]));
    expect(moved()).toEqual([]);
    expect(keptStore()).toEqual(PEARL);
  });

  it('moves everything without an answer about its stock: the cart says later what is missing', async () => {
    reaches = false;
    await choose();
    await expect.element(question.getByText(/^We couldn’t check availability there/)).toBeVisible();
    await question.getByRole('button', { name: 'Change to Seattle Ballard' }).click();
    await expect.element(result.getByText('2 items will be ready for pickup there.')).toBeVisible();
    await vi.waitFor(() =>
      expect(moved()).toEqual([
        ['set-fulfilment', '400', BALLARD],
        ['set-fulfilment', '500', BALLARD],
      ]),
    );
  });

  it('gives the focus back to what it was chosen with, after both questions', async () => {
    await choose();
    await expect.element(question.getByText('In stock there: 2 items')).toBeVisible();
    (question.getByRole('button', { name: 'Change to Seattle Ballard' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(result).toBeVisible();
    (result.getByRole('button', { name: 'Continue' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(result).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Make it mine' })).toHaveFocus();
  });
});

it('where none is kept, the cart says which one it is changed from', async () => {
  has(pickedUp('400', PEARL));
  stock = { 400: 1 };
  await choose();
  await expect.element(question.getByRole('button', { name: 'Keep Portland Pearl' })).toBeVisible();
  await question.getByRole('button', { name: 'Change to Seattle Ballard' }).click();
  await vi.waitFor(() => expect(moved()).toEqual([['set-fulfilment', '400', BALLARD]]));
});

describe('of somebody who is signed in', () => {
  beforeEach(() => noteIdentity({ subject: 'ada', type: 'Registered' }));

  it('goes to the account, too', async () => {
    await choose();
    await vi.waitFor(() => expect(JSON.stringify(saved)).toContain('"favoriteStoreId":"SEA"'));
    await vi.waitFor(() => expect(keptStore()).toEqual(BALLARD));
  });

  it('waits on the device without a line', async () => {
    reaches = false;
    await choose();
    await expect.element(page.getByText('Seattle Ballard is now your store.')).toBeVisible();
    expect(keptStore()).toEqual({ ...BALLARD, unsent: true });
  });
});
