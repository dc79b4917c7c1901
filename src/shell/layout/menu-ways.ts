import type { MessageKey } from '#src/base/i18n/i18n.ts';
import type { SessionHint } from '#src/base/session/session-hint.ts';

export interface MenuWay {
  readonly label: MessageKey;
  /** Below `/{locale}`. */
  readonly path: string;
}

/** What the header of large screens and the footer hold besides the range, for the menu of small ones. */
export const menuWays = ({ type, consumerType }: Pick<SessionHint, 'type' | 'consumerType'>, hasFavorites: boolean): readonly MenuWay[] => [
  ...(type === 'Registered'
    ? [{ label: 'menu.account', path: '/account' } as const, { label: 'menu.orders', path: '/account/orders' } as const]
    : [{ label: 'menu.signIn', path: '/sign-in' } as const, { label: 'menu.trackOrder', path: '/track-order' } as const]),
  // An employee has none (spec 1 §6).
  ...(hasFavorites && consumerType !== 'EMPLOYEE' ? [{ label: 'menu.favorites', path: '/favorites' } as const] : []),
  { label: 'menu.scan', path: '/scan' },
  { label: 'menu.stores', path: '/stores' },
  { label: 'menu.help', path: '/help/contact-us' },
];
