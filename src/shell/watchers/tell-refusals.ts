import type { RefusedChange } from '#db/cart/view.ts';
import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { changeText } from '#src/base/i18n/change-text.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';

export interface RefusalPorts {
  readonly i18n: I18n;
  /** Path of the page that is open. */
  readonly path: () => string;
  readonly go: (path: string) => void;
  /** When this page began, as changes are dated. */
  readonly since?: string;
}

/**
 * What the shop says no to is told on whichever page the shopper is by then; at its line it stays. Each refusal once, and none that an
 * earlier page has told: those were made before this one began and are there at the first look, or when somebody else signs in.
 */
export const tellRefusals = ({ i18n, path, go, since = new Date(performance.timeOrigin).toISOString() }: RefusalPorts): (() => void) => {
  const cartPath = `/${i18n.locale.id}/cart`;
  const showRefusals = new Set([cartPath, `/${i18n.locale.id}/sync`]);
  let known: ReadonlySet<string> = new Set();
  let subject: string | null | undefined;

  const tell = async ({ change, refusal }: RefusedChange): Promise<void> => {
    await Promise.all([i18n.loadWithRetry('errors'), i18n.loadWithRetry('shop')]);
    // A notice is not added beside one of the same title: what it is about makes the title, so that none is lost.
    showToast({
      title: i18n.t('change.refused', { change: changeText(i18n, change) }),
      text: refusalText(i18n, refusal),
      kind: 'error',
      action: { label: i18n.t('cart.open'), onPress: () => go(cartPath) },
    });
  };

  const look = (): void => {
    const { view } = cartState();
    if (!view) return;
    const isAnothers = subject !== view.subject;
    const fresh = view.refused.filter(({ id, at }) => !known.has(id) && !(isAnothers && at < since));
    subject = view.subject;
    known = new Set(view.refused.map(({ id }) => id));
    if (showRefusals.has(path().replace(/\/$/, ''))) return;
    for (const change of fresh) void tell(change);
  };
  look();
  return subscribeCart(look);
};
