import type { Api } from '#src/base/api/client.ts';
import { cart, cartState, openCart } from '#src/cart/cart.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';
import { currentSession } from '#src/base/session/session-hint.ts';
import { sendKeptStore } from '#src/shop/stores/send-kept-store.ts';
import { openChangeStore, openStoreChanged } from '#src/shop/stores/store-dialogs.ts';
import { showToast } from '#ui/toast/toasts.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const pickedUpAt = ({ item }: CartLine): { readonly id: string; readonly name: string } | undefined => {
  const option = item.shippingOptions.find(({ selected }) => selected);
  return option?.shippingMethod.code === 'pickup' ? option.storeInfo : undefined;
};

const isSignedIn = (): boolean => currentSession().type === 'Registered';

/** Brings device and account together; silent where the shop cannot be reached: the next visit tries again. */
export const settleKeptStore = async (api: Api, signedIn = isSignedIn()): Promise<void> => {
  const nameOf = async (id: string): Promise<string | undefined> => (await api('stores.search', { body: { storeIds: [id] } })).stores[0]?.name;
  await sendKeptStore(api, signedIn, nameOf).catch(() => undefined);
};

/**
 * Makes a store the shopper's own. Where there was another one it is asked first, what of the cart was to be picked up there moves along, and what
 * has changed is told.
 * @returns whether it was changed
 */
export const chooseStore = async (i18n: I18n, api: Api, store: Named): Promise<boolean> => {
  const before = keptStore();
  if (before?.id === store.id) return false;
  await openCart().catch(() => undefined);
  const waiting = cartState().lines.filter((line) => !line.ghost && !line.item.bonus && pickedUpAt(line) !== undefined);
  const from: Named | undefined = before ?? waiting.map(pickedUpAt).find((there) => there && there.id !== store.id);
  const keep = (): void => keepStore({ id: store.id, name: store.name, ...(isSignedIn() && { unsent: true }) });
  if (!from) {
    keep();
    void settleKeptStore(api);
    showToast({ title: i18n.t('stores.kept', { store: store.name }), kind: 'success' });
    return true;
  }
  const lines = waiting.filter((line) => pickedUpAt(line)?.id === from.id);
  const moving = lines.map(({ key, item }) => ({ key, upc: item.upc, name: item.name, qty: item.qty }));
  const missing = await openChangeStore(i18n, { from: from.name, to: { id: store.id, name: store.name }, lines: moving });
  if (!Array.isArray(missing)) return false;
  const shipped = lines.filter(({ key }) => missing.includes(key));
  for (const line of lines) cart.setFulfilment(line, shipped.includes(line) ? null : { id: store.id, name: store.name });
  keep();
  void settleKeptStore(api);
  await openStoreChanged(i18n, { store: store.name, moved: lines.length - shipped.length, shipped: shipped.length });
  return true;
};
