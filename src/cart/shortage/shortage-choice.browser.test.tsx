import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Flash } from '#contract/cart.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import type { CartLine, RefusedChange } from '#db/cart/view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { closeDialog, dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { cart } from '../cart.ts';
import { CartLineRow } from '../cart-line-row.tsx';
import { RefusedAdditions } from '../refused-additions.tsx';
import { saved } from '../saved.ts';
import { makeKnown, makeLine, makeView } from '../testing/make-view.ts';

const NAME = 'Shoe 400';
const item = makeKnown('400', NAME);
const refusedTo = (
  left: number,
  change: RefusedChange['change'],
  details: Readonly<Record<string, unknown>> = { availableQuantity: left },
): RefusedChange => ({
  id: 'one',
  type: change?.type ?? '',
  change,
  line: '400',
  refusal: { code: left === 0 ? 'INV700' : 'INV408', status: 409, details: { maxAllowedQty: left, ...details } },
  at: '2026-11-21T09:00:00.000Z',
});
const setTo = (qty: number): RefusedChange['change'] => ({ type: 'change-quantity', args: { item, qty } });

beforeEach(() => {
  for (const act of ['dismiss', 'dismissNotice', 'retry'] as const) vi.spyOn(cart, act).mockResolvedValue();
  for (const act of ['addItem', 'changeQuantity', 'editVariant', 'setFulfilment'] as const) vi.spyOn(cart, act).mockReturnValue('id');
  vi.spyOn(cart, 'removeItem').mockReturnValue(() => undefined);
  vi.spyOn(saved, 'want').mockReturnValue(undefined);
  for (const name of ['quick-shop', 'pickup-in-store'] as const)
    dialogManager.register(name, () => new Promise(() => undefined), { title: () => name });
  return () => {
    closeDialog();
    vi.restoreAllMocks();
  };
});

interface Shown {
  readonly flash?: readonly Flash[];
  readonly notices?: readonly CartNotice[];
  readonly compact?: boolean;
}

const showLine = (line: CartLine, { flash = [], notices = [], compact = false }: Shown = {}) =>
  renderInPage(
    <EnglishPage>
      <h1>Your cart</h1>
      <h2>Lines</h2>
      <ul>
        <CartLineRow line={line} offline={false} flash={[...flash]} notices={notices} compact={compact} />
      </ul>
    </EnglishPage>,
  );
const showGhost = (line: CartLine) =>
  renderInPage(
    <EnglishPage>
      <h1>Your cart</h1>
      <RefusedAdditions view={makeView([line])} />
    </EnglishPage>,
  );
const button = (name: string) => page.getByRole('button', { name: `${name}, ${NAME}` });
const opened = () => dialogManager.getEntries().at(-1);
const choice = page.getByRole('group', { name: /You wanted/ });

describe('a quantity that was refused because fewer are left', () => {
  const line = makeLine('400', { mark: 'refused', known: item, refused: [refusedTo(2, setTo(5))] }, { qty: 1, name: NAME });

  it('says how many are left and how many were wanted, and offers what can be done', async () => {
    const place = showLine(line);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Only 2 left. You wanted 5.');
    for (const name of ['Keep 2', 'Another size or color', 'Pick up in a store', 'Save for later', 'Try again', 'Dismiss'])
      await expect.element(button(name)).toBeVisible();
    // Said once, not in the words of other refusals, too.
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    expect(await axeViolations(place)).toEqual([]);
    expect(cart.changeQuantity).not.toHaveBeenCalled();
  });

  it('keeps what is left, and forgets the refusal afterwards', async () => {
    showLine(line);
    await button('Keep 2').click();
    expect(cart.changeQuantity).toHaveBeenCalledExactlyOnceWith(line, 2);
    expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
    const [first] = vi.mocked(cart.changeQuantity).mock.invocationCallOrder;
    const [second] = vi.mocked(cart.dismiss).mock.invocationCallOrder;
    expect(first).toBeLessThan(second ?? 0);
  });

  it('takes all of them in another size', async () => {
    showLine(line);
    await button('Another size or color').click();
    await vi.waitFor(() => expect(opened()?.props).toMatchObject({ productId: line.item.productId, line, pick: true }));
    expect(cart.dismiss).not.toHaveBeenCalled();
    const other = makeKnown('401');
    closeDialog(other);
    await vi.waitFor(() => expect(cart.editVariant).toHaveBeenCalledExactlyOnceWith(line, other));
    expect(cart.changeQuantity).toHaveBeenCalledExactlyOnceWith({ ...line, known: other }, 5);
    expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('is still to be decided on where the dialog is closed without a choice', async () => {
    showLine(line);
    await button('Another size or color').click();
    await vi.waitFor(() => expect(opened()?.props).toMatchObject({ pick: true }));
    closeDialog();
    await expect.element(button('Keep 2')).toBeVisible();
    expect(cart.editVariant).not.toHaveBeenCalled();
    expect(cart.dismiss).not.toHaveBeenCalled();
  });

  it('takes all of them from a store that has them', async () => {
    showLine(line);
    await button('Pick up in a store').click();
    await vi.waitFor(() => expect(opened()?.props).toMatchObject({ upc: '400', qty: 5, ships: false }));
    const store = { id: 'PDX', name: 'Portland' };
    closeDialog({ store });
    await vi.waitFor(() => expect(cart.setFulfilment).toHaveBeenCalledExactlyOnceWith(line, store));
    expect(vi.mocked(cart.changeQuantity).mock.calls[0]?.[0].known.choice).toMatchObject({ upc: '400', storeId: 'PDX', shippingCode: 'pickup' });
    expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('saves all of them for later', async () => {
    showLine(line);
    await button('Save for later').click();
    expect(saved.want).toHaveBeenCalledExactlyOnceWith(lineKey(item.choice), expect.objectContaining({ qty: 5 }));
    expect(cart.removeItem).toHaveBeenCalledOnce();
    expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('in the mini cart is kept, or decided on in the cart', async () => {
    showLine(line, { compact: true });
    await expect.element(page.getByRole('link', { name: `More options in the cart, ${NAME}` })).toHaveAttribute('href', '/en-us/cart');
    await expect.element(button('Another size or color')).not.toBeInTheDocument();
    await button('Keep 2').click();
    expect(cart.changeQuantity).toHaveBeenCalledExactlyOnceWith(line, 2);
  });

  it('is decided on with the keyboard, which goes on at its line', async () => {
    showLine(line);
    await expect.element(button('Keep 2')).toBeVisible();
    (button('Keep 2').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(cart.changeQuantity).toHaveBeenCalledExactlyOnceWith(line, 2);
    showLine({ ...line, refused: [], mark: 'waiting', item: { ...line.item, qty: 2 } });
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: NAME })).toHaveFocus();
  });
});

it('the focus goes to the title where the line goes with its choice', async () => {
  const ghost = makeLine('400', { ghost: true, mark: 'refused', known: item, refused: [refusedTo(0, setTo(1))] }, { name: NAME });
  showGhost(ghost);
  await expect.element(button('Dismiss')).toBeVisible();
  (button('Dismiss').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
  showGhost(makeLine('401'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('an item that is in the cart nowhere yet is added with what is left', async () => {
  const line = makeLine(
    '400',
    { ghost: true, mark: 'refused', known: item, refused: [refusedTo(2, { type: 'add-item', args: { item, qty: 5 } })] },
    { qty: 5, name: NAME },
  );
  const place = showGhost(line);
  await expect.element(choice).toHaveAccessibleName('Only 2 left. You wanted 5.');
  expect(await axeViolations(place)).toEqual([]);
  await button('Add 2').click();
  expect(cart.addItem).toHaveBeenCalledExactlyOnceWith(item, 2, undefined);
  expect(cart.dismiss).toHaveBeenCalledExactlyOnceWith('one');
});

it('at a store, as an associate’s cart has it, it can be shipped or come from another store', async () => {
  const known = { ...item, choice: { ...item.choice, storeId: 'PDX', storeName: 'Portland', shippingCode: 'pickup' as const } };
  const refused = refusedTo(0, { type: 'add-item', args: { item: known, qty: 1 } });
  const shipped = { selected: false, shippingMethod: { code: 'standard' as const, deliveryTime: { minDays: 3, maxDays: 5 } } };
  const line = makeLine(
    '400',
    { mark: 'refused', known, refused: [refused] },
    {
      qty: 1,
      name: NAME,
      shippingOptions: [
        {
          selected: true,
          shippingMethod: { code: 'pickup', deliveryTime: { minDays: 0, maxDays: 0 } },
          storeInfo: { id: 'PDX', name: 'Portland', storeInventory: 0 },
        },
        shipped,
      ],
    },
  );
  showLine(line);
  await expect.element(choice).toHaveAccessibleName('Sold out at Portland. You wanted 2.');
  await expect.element(button('Keep 0')).not.toBeInTheDocument();
  await button('Another store').click();
  await vi.waitFor(() => expect(opened()?.props).toMatchObject({ upc: '400', qty: 2, ships: true, chosenId: 'PDX' }));
  closeDialog({});
  await vi.waitFor(() => expect(cart.setFulfilment).toHaveBeenCalledExactlyOnceWith(line, null));
});

it('where the shop’s maximum is the limit, only the quantity is offered, in the words of the maximum', async () => {
  const line = makeLine('400', { mark: 'refused', known: item, refused: [refusedTo(10, setTo(12), {})] }, { qty: 1, name: NAME });
  showLine(line);
  await expect.element(page.getByText('The maximum quantity for this item is 10.')).toBeVisible();
  await expect.element(button('Keep 10')).toBeVisible();
  await expect.element(button('Pick up in a store')).not.toBeInTheDocument();
});

it('a quantity that the server has reduced is a choice, too; keeping it deletes the notice', async () => {
  const notice: CartNotice = {
    id: 'guest fewer 400',
    subject: 'guest',
    kind: 'fewer',
    details: { name: NAME, left: 2, wanted: 5 },
    at: '2026-11-21T09:00:00.000Z',
  };
  const line = makeLine('400', {}, { qty: 2, name: NAME, availability: { state: 'LowStock', quantity: 2 } });
  showLine(line, { notices: [notice] });
  await expect.element(choice).toHaveAccessibleName('Only 2 left. You wanted 5.');
  await button('Keep 2').click();
  expect(cart.changeQuantity).not.toHaveBeenCalled();
  expect(cart.dismissNotice).toHaveBeenCalledExactlyOnceWith('guest fewer 400');
});

it('stock that has gone since the item was added is a choice, until the quantity fits', async () => {
  const flash: Flash = {
    code: 'ProductLineItemInventoryMissing',
    type: 'warning',
    details: { itemId: 'one', upc: '400', missingQuantity: 3, availableQuantity: 2 },
  };
  const line = makeLine('400', {}, { id: 'one', qty: 5, name: NAME });
  showLine(line, { flash: [flash] });
  await expect.element(choice).toHaveAccessibleName('Only 2 left. You wanted 5.');
  await expect.element(page.getByText(/short/)).not.toBeInTheDocument();
  await button('Keep 2').click();
  expect(cart.changeQuantity).toHaveBeenCalledExactlyOnceWith(line, 2);
});
