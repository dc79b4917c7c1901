import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PendingChange, RefusedChange } from '#db/cart/view.ts';
import { makeKnown, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { SyncBadge } from './sync-badge.tsx';
import type { ListChange, SyncActions } from './ports.ts';
import { SyncPage, type SyncPageProps } from './sync-page.tsx';

const AT = '2026-11-21T09:41:00.000Z';
const pending = (id: string, name: string, more: Partial<PendingChange> = {}): PendingChange => ({
  id,
  change: { type: 'add-item', args: { item: makeKnown('400', name), qty: 1 } },
  state: 'waiting',
  attempts: 0,
  at: AT,
  kept: true,
  ...more,
});
const refused: RefusedChange = {
  id: 'refused',
  type: 'change-quantity',
  change: { type: 'change-quantity', args: { item: makeKnown('401', 'Ridge Boot'), qty: 9 } },
  line: '401',
  refusal: { code: 'INV408', status: 409, details: { maxAllowedQty: 3 } },
  at: AT,
};

const show = (props: Partial<SyncPageProps> = {}) => {
  const actions = {
    sync: vi.fn<() => void>(),
    retry: vi.fn<(id: string) => void>(),
    dismiss: vi.fn<(id: string) => void>(),
    withdraw: vi.fn<(id: string) => void>(),
  } satisfies SyncActions;
  renderInPage(
    <EnglishPage>
      <SyncPage view={makeView([])} unreachable={false} actions={actions} report={() => 'report'} {...props} />
    </EnglishPage>,
  );
  return actions;
};

const CHANGES = makeView([], {
  pending: [
    pending('waiting', 'Trail Shoe'),
    pending('sending', 'Wool Sock', { state: 'sending', attempts: 1 }),
    pending('lost', 'Rain Jacket', { state: 'ambiguous', attempts: 2 }),
  ],
  refused: [refused],
});

it('lists what waits, what is on its way, what is being found out and what was refused, and says which is which', async () => {
  show({ view: CHANGES });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Trail Shoe').getByText(/Waiting to sync/)).toBeVisible();
  await expect.element(row('Wool Sock').getByText(/Sending/)).toBeVisible();
  await expect.element(row('Rain Jacket').getByText(/we got no answer/)).toBeVisible();
  await expect.element(row('Ridge Boot')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 change needs your attention' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '3 changes syncing' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('lists what waits in the lists beside the cart, too, and takes it back, sends it again or lets it go', async () => {
  const acts = { undo: vi.fn<() => void>(), again: vi.fn<() => void>(), dismiss: vi.fn<() => void>() };
  const heart = (id: string, what: string, more: Partial<ListChange>): ListChange => ({ id, what, at: AT, state: 'waiting', ...more });
  show({
    lists: [
      heart('one', 'Make Trail Shoe a favorite', { undo: acts.undo }),
      heart('two', 'Make Wool Sock a favorite', { state: 'ambiguous' }),
      heart('three', 'Save Ridge Boot for later', {
        state: 'refused',
        refusal: { code: 'INV700', status: 409 },
        again: acts.again,
        dismiss: acts.dismiss,
      }),
    ],
  });
  await expect.element(page.getByRole('heading', { name: '2 changes syncing' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 change needs your attention' })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Wool Sock' })
        .getByText(/we got no answer/),
    )
    .toBeVisible();
  for (const [name, act] of Object.entries({ 'Undo: Make': acts.undo, 'Try again: Save': acts.again, 'Dismiss: Save': acts.dismiss })) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    expect(act).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  }
  expect(await axeViolations()).toEqual([]);
});

it('says in text since when the oldest change waits, of the cart and of the lists alike', async () => {
  const lists: ListChange[] = [{ id: 'one', what: 'Make Trail Shoe a favorite', at: '2026-11-20T08:00:00.000Z', state: 'waiting' }];
  show({ view: CHANGES, lists });
  await expect.element(page.getByText(/^4 changes pending since 11\/20\/2026, \d+:00/)).toBeVisible();
});

it('takes back only what has not left the device', async () => {
  const { withdraw } = show({ view: CHANGES });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect.element(undo).toHaveAccessibleName(/Trail Shoe/);
  await undo.click();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith('waiting');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('tries a refused change again or lets it go, each under a name of its own', async () => {
  const { retry, dismiss } = show({ view: CHANGES });
  await page.getByRole('button', { name: /^Try again: .*Ridge Boot/ }).click();
  expect(retry).toHaveBeenCalledExactlyOnceWith('refused');
  await page.getByRole('button', { name: /^Dismiss: .*Ridge Boot/ }).click();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('refused');
});

it('says while the shop is out of reach that all is kept, and how old the prices are', async () => {
  show({ view: { ...CHANGES, asOf: AT }, unreachable: true });
  await expect.element(page.getByText(/saved on this device and will sync as soon as possible/)).toBeVisible();
  await expect.element(page.getByText(/Prices and stock as of/)).toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Trail Shoe' })
        .getByText(/Saved on this device/),
    )
    .toBeVisible();
});

it('says that everything has arrived when it has', async () => {
  show();
  await expect.element(page.getByRole('heading', { name: 'You’re all synced' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('copies the report', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ report: () => 'Waymark sync report' });
  await page.getByRole('button', { name: 'Copy sync report' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith('Waymark sync report');
  write.mockRestore();
});

it('shows in the header how many changes wait and since when, and first of all that some need the shopper', async () => {
  const badge = (waiting: number, needs: number, hearts = 0) =>
    renderInPage(
      <EnglishPage>
        <SyncBadge
          queues={[
            { waiting, since: waiting > 0 ? AT : null, refused: needs },
            { waiting: hearts, since: hearts > 0 ? '2026-11-21T08:00:00.000Z' : null, refused: 0 },
          ]}
        />
      </EnglishPage>,
    );
  badge(0, 0);
  expect(page.getByRole('link').query()).toBeNull();
  badge(2, 0);
  await expect.element(page.getByRole('link')).toHaveAccessibleName(/^2 changes pending since \d/);
  badge(2, 1);
  await expect.element(page.getByRole('link')).toHaveAccessibleName(/^1 change needs your attention, 2 changes pending since/);
  await expect.element(page.getByRole('link')).toHaveTextContent('3');
  badge(2, 0, 1);
  await expect.element(page.getByRole('link', { name: /^3 changes pending since 8:00/ })).toBeVisible();
});

it('says of a change that it is kept once the device has it on disk', async () => {
  show({ unreachable: true, view: makeView([], { pending: [pending('one', 'Shoe'), pending('two', 'Boot', { kept: false })] }) });
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Shoe' })
        .getByText(/^Saved on this device/),
    )
    .toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Boot' })
        .getByText(/^Waiting to sync/),
    )
    .toBeVisible();
});
