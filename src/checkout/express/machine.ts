/**
 * Where a wallet's payment stands (spec 3 §4). `updating`: the sheet waits for new figures; `authorising`: the shopper has agreed and the order is
 * being made.
 */
export type ExpressState =
  | { readonly at: 'idle' | 'validating' | 'choosing' | 'updating' | 'authorising' | 'cancelled' }
  | { readonly at: 'placed'; readonly orderNumber: string }
  | { readonly at: 'failed'; readonly reason: unknown };

export type ExpressEvent =
  | { readonly type: 'pressed' | 'validated' | 'chose' | 'updated' | 'authorised' | 'corrected' | 'cancelled' }
  | { readonly type: 'placed'; readonly orderNumber: string }
  | { readonly type: 'failed'; readonly reason: unknown };

type At = ExpressState['at'];
type Type = ExpressEvent['type'];

const NEXT: Readonly<Record<At, Readonly<Partial<Record<Type, At>>>>> = {
  idle: { pressed: 'validating' },
  validating: { validated: 'choosing', failed: 'failed', cancelled: 'cancelled' },
  choosing: { chose: 'updating', authorised: 'authorising', failed: 'failed', cancelled: 'cancelled' },
  updating: { updated: 'choosing', failed: 'failed', cancelled: 'cancelled' },
  // What was agreed to may be an order already: closing the sheet does not take it back, its end is told as it is.
  authorising: { corrected: 'choosing', placed: 'placed', failed: 'failed' },
  placed: {},
  failed: {},
  cancelled: {},
};

/** The next state; an event that has no place in a state leaves it as it is. */
export const step = (state: ExpressState, event: ExpressEvent): ExpressState => {
  const at = NEXT[state.at][event.type];
  if (at === undefined) return state;
  if (event.type === 'placed') return { at: 'placed', orderNumber: event.orderNumber };
  if (event.type === 'failed') return { at: 'failed', reason: event.reason };
  return { at } as ExpressState;
};

export const isOver = ({ at }: ExpressState): boolean => at === 'placed' || at === 'failed' || at === 'cancelled';
