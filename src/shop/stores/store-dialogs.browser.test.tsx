import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Store } from '#contract/calls/stores.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { MovingLine } from './moving-line.ts';
import { openChangeStore, openLocationConfirmation, openStoreChanged } from './store-dialogs.ts';
import { makeStore } from './testing/make-places.ts';

const asked: unknown[] = [];
let answer: () => Promise<readonly Store[]>;
const api = (async (_: string, { body }: { body: unknown }) => {
  asked.push(body);
  return { stores: await answer() };
}) as unknown as Api;
const silence = (): Promise<never> => Promise.reject(new NoAnswer('network', false));

const closedWith = vi.fn<(result: unknown) => void>();
const Shop = ({ open }: { readonly open: (i18n: I18n) => Promise<unknown> }) => {
  const i18n = useI18n('stores', 'shop');
  return (
    <>
      <Button onClick={() => void open(i18n).then(closedWith)}>Open it</Button>
      <DialogHost />
    </>
  );
};

const opener = page.getByRole('button', { name: 'Open it' });
/** Opens it as somebody does who has no pointer. */
const show = async (name: string, open: (i18n: I18n) => Promise<unknown>) => {
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <Shop open={open} />
      </EnglishPage>
    </WithApi>,
  );
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return dialog;
};
const pressed = async (button: ReturnType<typeof page.getByRole>): Promise<void> => {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
/** It is closed, the focus is where it was, and whoever asked has this answer. */
const expectClosed = async (name: string, result: unknown): Promise<void> => {
  await expect.element(page.getByRole('dialog', { name })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(closedWith.mock.calls).toEqual([[result]]);
};

beforeEach(() => {
  asked.length = 0;
  closedWith.mockClear();
  answer = async () => [makeStore('SEA', 'Seattle Ballard', { stock: { '400': 2 } })];
});
afterEach(async () => {
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  await vi.waitFor(() => expect(dialogManager.getEntries()).toEqual([]), 3000);
});

describe('whether the store is to be changed', () => {
  const TITLE = 'Change your store?';
  const boot: MovingLine = { key: 'one', upc: '400', name: 'Trail Boot', qty: 2 };
  const sock: MovingLine = { key: 'two', upc: '500', name: 'Wool Sock', qty: 1 };
  const ask = (...lines: readonly MovingLine[]) =>
    show(TITLE, (i18n) => openChangeStore(i18n, { from: 'Portland Pearl', to: { id: 'SEA', name: 'Seattle Ballard' }, lines }));
  const yes = page.getByRole('button', { name: 'Change to Seattle Ballard' });
  const no = page.getByRole('button', { name: 'Keep Portland Pearl' });

  it('is asked with what moves along and what is not there; a yes says what is to be shipped', async () => {
    const dialog = await ask(boot, sock);
    await expect.element(dialog.getByText(/^2 items in your cart are for pickup at Portland Pearl/)).toBeVisible();
    await expect.element(dialog.getByText('In stock there: 2 items')).toBeVisible();
    await expect.element(dialog.getByText('Not in stock there: we’ll ship it')).toBeVisible();
    expect(asked[0]).toEqual({ storeIds: ['SEA'], upcs: ['400', '500'] });
    expect(await axeViolations()).toEqual([]);
    await pressed(yes);
    await expectClosed(TITLE, ['two']);
  });

  it('waits for the stock there, and takes a no meanwhile', async () => {
    answer = () => new Promise(() => undefined);
    const dialog = await ask(boot);
    await expect.element(dialog.getByText('Checking availability there')).toBeVisible();
    await expect.element(dialog.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await pressed(yes);
    await expect.element(yes).toHaveFocus();
    expect(closedWith).not.toHaveBeenCalled();
    await pressed(no);
    await expectClosed(TITLE, undefined);
  });

  it.each([
    ['no answer comes', silence],
    ['the store is none any more', async () => []],
  ])('says that the stock is not known where %s, and lets everything move', async (_, given) => {
    answer = given;
    const dialog = await ask(boot);
    await expect.element(dialog.getByRole('status').filter({ hasText: /^We couldn’t check availability there/ })).toBeVisible();
    expect(dialog.getByText('Checking availability there').elements()).toEqual([]);
    await pressed(yes);
    await expectClosed(TITLE, []);
  });

  it('is a short question where nothing would move', async () => {
    const dialog = await ask();
    await expect.element(dialog.getByText('From Portland Pearl to Seattle Ballard.')).toBeVisible();
    expect(dialog.getByRole('list').elements()).toEqual([]);
    expect(asked).toEqual([]);
    await pressed(yes);
    await expectClosed(TITLE, []);
  });

  it('is a no where it is closed without an answer', async () => {
    await ask(boot);
    await userEvent.keyboard('{Escape}');
    await expectClosed(TITLE, undefined);
  });
});

describe('what has changed with the store', () => {
  const TITLE = 'Store changed';
  const tell = (moved: number, shipped: number) => show(TITLE, (i18n) => openStoreChanged(i18n, { store: 'Seattle Ballard', moved, shipped }));

  it('is told: the store, what waits there, and what is shipped', async () => {
    const dialog = await tell(2, 1);
    const said = dialog.getByRole('status');
    await expect.element(said).toMatchTextContent(/Your store is now Seattle Ballard\./);
    await expect.element(said).toMatchTextContent(/2 items will be ready for pickup there\./);
    await expect.element(said).toMatchTextContent(/One item isn’t in stock there, so we’ll ship it\./);
    expect(await axeViolations()).toEqual([]);
    await pressed(dialog.getByRole('button', { name: 'Continue' }));
    await expectClosed(TITLE, true);
  });

  it('is the store alone where nothing of the cart was to be picked up', async () => {
    const dialog = await tell(0, 0);
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/^Your store is now Seattle Ballard\.$/);
    await userEvent.keyboard('{Escape}');
    await expectClosed(TITLE, undefined);
  });
});

describe('whether somebody is where the device says', () => {
  const TITLE = 'Use your location?';
  const ask = () => show(TITLE, (i18n) => openLocationConfirmation(i18n, { latitude: 47.61, longitude: -122.33 }));
  const yes = page.getByRole('button', { name: 'Yes, show stores near here' });
  const no = page.getByRole('button', { name: 'No, I’ll enter a location' });

  it('is asked by the nearest store, and what becomes of the place is said', async () => {
    answer = async () => [
      makeStore('SEA', 'Seattle Ballard', { city: 'Seattle', distance: 3 }),
      makeStore('PDX', 'Portland Pearl', { distance: 280 }),
    ];
    const dialog = await ask();
    await expect.element(dialog.getByText('The nearest store is in Seattle, 1.9 mi away.')).toBeVisible();
    await expect.element(dialog.getByText(/^We round your location to about a kilometer/)).toBeVisible();
    expect(asked[0]).toMatchObject({ latitude: 47.61, longitude: -122.33, countryCode: 'US' });
    expect(await axeViolations()).toEqual([]);
    await pressed(yes);
    await expectClosed(TITLE, true);
  });

  it('cannot be said yes to before it is known what to', async () => {
    answer = () => new Promise(() => undefined);
    const dialog = await ask();
    await expect.element(yes).toBeDisabled();
    expect(dialog.element().querySelector('[aria-live][aria-busy=true]')).not.toBeNull();
    await pressed(no);
    await expectClosed(TITLE, false);
  });

  it('says where there is no store', async () => {
    answer = async () => [];
    const dialog = await ask();
    await expect.element(dialog.getByText(/^No stores found there/)).toBeVisible();
    await expect.element(yes).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expectClosed(TITLE, undefined);
  });

  it('is looked for again, as it says, where no answer came', async () => {
    answer = silence;
    const dialog = await ask();
    await expect.element(dialog.getByText(/^We couldn’t load stores\. Check your connection and try again/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    answer = async () => [makeStore('SEA', 'Seattle Ballard', { city: 'Seattle' })];
    await pressed(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(dialog.getByText('The nearest store is in Seattle.')).toBeVisible();
    await expect.element(yes).toBeEnabled();
  });
});
