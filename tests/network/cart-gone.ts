import type { Fate, Rule } from './exchange.ts';
import { refusal } from './answers.ts';

const CART_ID = /^\/cart\/v\d\/cart\/([0-9a-f-]{36})(?:[/?]|$)/;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const field = (body: unknown, name: string): unknown => (body && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined);

/** The cart that a request is about. */
export const cartIdOf = ({ url, body }: { readonly url: string; readonly body: unknown }): string | undefined =>
  CART_ID.exec(url)?.[1] ?? text(field(body, 'cartId'));

/**
 * The shop has forgotten every cart that is asked for before a new one has been made. The shop itself still has them, and would
 * answer a rebuild with the old one; so a rebuild is handed on as that of a cart it has never heard of.
 */
export const cartGone = (): Rule => {
  const gone = new Set<string>();
  const alive = new Set<string>();
  let made = false;
  return ({ call, url, body }): Fate | undefined => {
    if (!call?.startsWith('cart.')) return undefined;
    const rebuilt = field(body, 'rebuildOf');
    const old = text(field(rebuilt, 'cartId'));
    if (call === 'cart.create' && old !== undefined) {
      made = true;
      return { kind: 'pass', rewrite: { ...(body as object), rebuildOf: { ...(rebuilt as object), cartId: strangerOf(old) } } };
    }
    if (call === 'cart.createWithItem') made = true;
    const id = cartIdOf({ url, body });
    if (id === undefined) return undefined;
    if (!made && !alive.has(id)) gone.add(id);
    if (!gone.has(id)) alive.add(id);
    return gone.has(id) ? refusal('BSK404') : undefined;
  };
};

/** Another cart's id, the same one for the same cart: one rebuild stays one. */
const strangerOf = (id: string): string => id.replace(/^./, (first) => (first === 'f' ? 'e' : 'f'));
