import type { Cart } from '#contract/cart.ts';
import { type Body, changeCart, knownCoupons, mergeCart, type ModelStock, putItem } from './model-cart-calls.ts';
import { type ModelCart, choiceText, wireCart } from './model-cart.ts';
import { type Refusal, refusalAnswer, Refused } from './model-refusal.ts';
import { ModelDifferences } from './model-differences.ts';
import { ModelSessions, type Session } from './model-sessions.ts';

/**
 * The shop as a model: a second, much simpler reading of the contract than the service's, made to check what the device does to it. It
 * shares no code with the device. Every call is atomic; time and network are somebody else's business.
 */

export interface ModelRequest {
  readonly call: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly subject?: string;
  readonly ifMatch?: number;
  /** Tag of the cart that the device holds, or `none`. */
  readonly holds?: string;
  /** What a simulation knows about it; the shop does not look at it. */
  readonly tag?: unknown;
}

/** What the gateway in front of the shop can do. */
export type ModelProfile = 'keyed' | 'versioned' | 'plain';

/** Something that changed a cart, for whoever writes its history. */
export interface Effect {
  readonly cart: string;
  readonly subject: string;
  readonly call: string;
  readonly version: number;
  readonly rebuildOf: string | null;
  readonly tag: unknown;
}

export interface ModelAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Cookie that the device keeps from now on. */
  readonly cookie?: string;
}

interface Outcome {
  readonly content: string;
  readonly result: { readonly refusal: Refusal } | { readonly cart: string; readonly status: number };
}

export class ModelServer extends ModelSessions {
  readonly carts = new Map<string, ModelCart>();
  readonly outcomes = new Map<string, Outcome>();
  readonly rebuilds = new Map<string, string>();
  readonly soldOut = new Set<string>();
  /** What one cart may hold of one thing. */
  maxQty = 1_000;
  /** Of one piece; what is not named costs `PRICE`. */
  readonly prices = new Map<string, number>();
  /** A cart made anew gets what is to be had of a line, instead of nothing. */
  clamps = false;
  /** Whether a guest's cart is put into the account's when a code is exchanged; else that is left to the device. */
  mergesAtLogin = true;
  /** Account to guests' carts that were put into its own: each once. */
  readonly merges = new Map<string, string[]>();
  profile: ModelProfile = 'keyed';
  /** The next change is refused with that code, and the refusal is remembered as any other. */
  refuseNext: string | null = null;
  /** Every change of a cart in the order in which it was made; kept only if it is asked for. */
  history: Effect[] | null = null;
  /** Every effect on a cart, as `call key`. */
  readonly effects: string[] = [];
  /** What no device may ever ask, whatever it was answered. */
  readonly violations: string[] = [];
  /** Answers with the difference from the cart that the device holds; null: with whole carts alone. */
  differences: ModelDifferences | null = new ModelDifferences();
  /** Codes answered instead of the next matching call. */
  readonly overrides: { call?: string; times: number; answer: ModelAnswer }[] = [];

  /** Somebody looks at it from outside: the cart as a shopper's next read would show it. */
  contentOf(subject: string): Map<string, number> {
    const content = new Map<string, number>();
    for (const cart of this.carts.values()) {
      if (cart.subject !== subject || cart.state !== 'open') continue;
      for (const line of cart.lines) content.set(choiceText(line), (content.get(choiceText(line)) ?? 0) + line.qty);
    }
    return content;
  }

  cartsOf(subject: string): ModelCart[] {
    return [...this.carts.values()].filter((cart) => cart.subject === subject);
  }

  vanish(cartId: string): void {
    const cart = this.carts.get(cartId);
    if (cart?.state !== 'open') return;
    cart.state = 'gone';
    this.history?.push({ cart: cart.id, subject: cart.subject, call: 'vanished', version: cart.version, rebuildOf: null, tag: null });
  }

  /** Something that is no device takes a line out of an open cart, if there is one. */
  loseLine(nth: number): void {
    const filled = [...this.carts.values()].filter(({ state, lines }) => state === 'open' && lines.length > 0);
    const cart = filled[nth % Math.max(1, filled.length)];
    const line = cart?.lines[nth % cart.lines.length];
    if (!cart || !line) return;
    cart.lines = cart.lines.filter((other) => other !== line);
    cart.version += 1;
    this.history?.push({ cart: cart.id, subject: cart.subject, call: 'lost', version: cart.version, rebuildOf: null, tag: null });
  }

  /** What was done is not forgotten; under which key it was asked for is. */
  forgetKeys(): void {
    this.outcomes.clear();
  }

  order(cartId: string, state = 'PLACED'): string {
    const cart = this.carts.get(cartId);
    if (!cart) throw new Error('No such basket');
    cart.state = 'ordered';
    cart.order = { orderNumber: `W-${this.next()}`, items: this.cartOf(cart).items, state };
    return cart.order.orderNumber;
  }

  answer(request: ModelRequest, cookie: string | null): ModelAnswer {
    const override = this.overrides.find((entry) => entry.times > 0 && (entry.call === undefined || entry.call === request.call));
    if (override) {
      override.times -= 1;
      return override.answer;
    }
    try {
      const answer = this.dispatch(request, cookie);
      const shortens = this.profile === 'keyed' && request.holds !== undefined && this.differences !== null;
      return shortens ? { ...answer, body: this.differences?.shorten(answer.body, request.holds ?? '') } : answer;
    } catch (error) {
      if (error instanceof Refused) return refusalAnswer(error.refusal);
      throw error;
    }
  }

  private dispatch(request: ModelRequest, cookie: string | null): ModelAnswer {
    if (request.call === 'fapi.serverTime') return { status: 200, body: { timestamp: '2026-11-21T09:00:00.000Z', nonce: request.query?.nonce } };
    if (request.call === 'auth.token') return this.token(request.body as Body | undefined, cookie);
    if (request.call === 'auth.signout') {
      if (cookie !== null) this.sessions.delete(cookie);
      return { status: 200, body: {}, cookie: '' };
    }
    const session = this.sessionOf(cookie);
    if (!session || session.expired) throw new Refused(401, 'WMK401');
    if (request.subject !== undefined && request.subject !== session.subject) throw new Refused(403, 'WMK403S');
    const { subject } = session;
    switch (request.call) {
      case 'cart.get':
        return { status: 200, body: this.cartOf(this.open(subject, request.params?.basketId)) };
      case 'orders.byCart': {
        const cart = this.carts.get(request.params?.basketId ?? '');
        const order = cart?.subject === subject ? cart.order : null;
        return { status: 200, body: order ? { state: order.state, orderNumber: order.orderNumber, st: 'st' } : { state: 'none' } };
      }
      case 'orders.get': {
        const order = this.cartsOf(subject).find((cart) => cart.order?.orderNumber === request.params?.orderNumber)?.order;
        if (!order) throw new Refused(404, 'ORD409');
        return { status: 200, body: order };
      }
      default:
        return this.change(request, subject);
    }
  }

  private token(body: Body | undefined, cookie: string | null): ModelAnswer {
    if (body?.type === 'Registered') return this.exchange(body, cookie);
    const known = this.sessionOf(cookie);
    if (known) {
      known.expired = false;
      return { status: 200, body: this.tokenOf(known) };
    }
    const fresh = this.enterAsGuest();
    return { status: 200, body: this.tokenOf(fresh.session), cookie: fresh.cookie };
  }

  private tokenOf({ subject, type }: Session): Body {
    const id = this.openCartOf(subject)?.id ?? null;
    const basket = type ? { id, mergedFrom: this.merges.get(subject) ?? [] } : { id };
    return { type: type ?? 'Guest', subject, refreshToken: 'r', expiresIn: 1800, basket };
  }

  private openCartOf(subject: string): ModelCart | undefined {
    return this.cartsOf(subject).findLast(({ state }) => state === 'open');
  }

  private exchange(body: Body, cookie: string | null): ModelAnswer {
    const { session, cookie: fresh, isFirst } = this.exchangeCode(String(body.authorizationCode), body.codeVerifier);
    const guest = this.sessionOf(cookie);
    const guestCartId = (body.guestObjects as { basketId?: string } | undefined)?.basketId;
    // A repeat that was overtaken by the answer to another one finds that the device has put the carts together itself.
    if (isFirst && this.mergesAtLogin && guest && !guest.type && guestCartId !== undefined) this.merge(guestCartId, guest.subject, session.subject);
    return { status: 200, body: this.tokenOf(session), cookie: fresh };
  }

  private merge(guestCartId: string, guest: string, account: string): void {
    const from = this.carts.get(guestCartId);
    const done = this.merges.get(account) ?? [];
    if (from?.state !== 'open' || from.subject !== guest || done.includes(guestCartId)) return;
    const into = this.openCartOf(account) ?? this.newCart(account);
    mergeCart(into, from, this.stock());
    from.state = 'gone';
    this.carts.set(into.id, into);
    this.merges.set(account, [...done, guestCartId]);
    this.effects.push(`merge ${guestCartId} ${account}`);
  }

  /** A key is answered from memory, with the cart as it is now; a refusal is remembered too. */
  private change(request: ModelRequest, subject: string): ModelAnswer {
    const content = JSON.stringify([request.params, request.query, request.body]);
    if (request.subject === undefined) this.violations.push(`${request.call} does not say whose it is`);
    if (request.key === undefined && this.profile === 'keyed') this.violations.push(`${request.call} has no key`);
    const name = `${subject} ${request.call} ${request.key}`;
    const known = request.key === undefined || this.profile !== 'keyed' ? undefined : this.outcomes.get(name);
    if (known) {
      if (known.content !== content) {
        this.violations.push(`${request.call} ${request.key} came with another body`);
        throw new Refused(422, 'WMK422');
      }
      if ('refusal' in known.result) throw new Refused(known.result.refusal.status, known.result.refusal.code, known.result.refusal.details);
      return { status: known.result.status, body: this.cartOf(this.open(subject, known.result.cart)) };
    }
    try {
      const cart = this.apply(request, subject);
      cart.version += 1;
      this.effects.push(`${request.call} ${request.key}`);
      const rebuildOf = (request.body as { rebuildOf?: { cartId: string } } | undefined)?.rebuildOf?.cartId ?? null;
      this.history?.push({ cart: cart.id, subject, call: request.call, version: cart.version, rebuildOf, tag: request.tag });
      const status = request.call.startsWith('cart.create') ? 201 : 200;
      this.outcomes.set(name, { content, result: { cart: cart.id, status } });
      return { status, body: this.cartOf(cart) };
    } catch (error) {
      // A cart that is not there is no outcome of this change.
      if (error instanceof Refused && error.refusal.code !== 'BSK404' && error.refusal.code !== 'WMK412')
        this.outcomes.set(name, { content, result: { refusal: error.refusal } });
      throw error;
    }
  }

  private apply(request: ModelRequest, subject: string): ModelCart {
    const refused = this.refuseNext;
    this.refuseNext = null;
    if (refused !== null) throw new Refused(422, refused);
    const body = (request.body ?? {}) as Body;
    const key = request.key ?? '';
    if (request.call === 'cart.create') return this.create(body, subject, key);
    if (request.call === 'cart.createWithItem') {
      const cart = this.newCart(subject);
      putItem(cart, body, key, this.stock());
      this.carts.set(cart.id, cart);
      return cart;
    }
    const cart = this.open(subject, (body.cartId as string | undefined) ?? request.params?.basketId);
    if (this.profile !== 'plain' && request.ifMatch !== undefined && request.ifMatch !== cart.version) throw new Refused(412, 'WMK412');
    changeCart(cart, { call: request.call, itemId: request.query?.itemId ?? '', body, key }, this.stock());
    return cart;
  }

  private create(body: Body, subject: string, key: string): ModelCart {
    const rebuildOf = body.rebuildOf as { cartId: string; epoch: number } | undefined;
    const name = rebuildOf && `${subject} ${rebuildOf.cartId} ${rebuildOf.epoch}`;
    const made = name === undefined ? undefined : this.carts.get(this.rebuilds.get(name) ?? '');
    if (made?.state === 'open') return made;
    const cart = this.newCart(subject);
    for (const item of (body.items as Body[] | undefined) ?? []) {
      try {
        putItem(cart, this.clamps ? { ...item, qty: Math.min(Number(item.qty), this.maxQty) } : item, key, this.stock());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    cart.coupons = knownCoupons((body.coupons as string[] | undefined) ?? []);
    this.carts.set(cart.id, cart);
    if (name !== undefined) this.rebuilds.set(name, cart.id);
    return cart;
  }

  private newCart(subject: string): ModelCart {
    return {
      id: `00000000-0000-7000-8000-${this.next().padStart(12, '0')}`,
      subject,
      version: 0,
      lines: [],
      coupons: [],
      shippingCode: 'standard',
      state: 'open',
      order: null,
    };
  }

  /** Absent, another's and ordered carts cannot be told apart. */
  private open(subject: string, id: string | undefined): ModelCart {
    const cart = this.carts.get(id ?? '');
    if (!cart || cart.subject !== subject || cart.state !== 'open') throw new Refused(404, 'BSK404');
    return cart;
  }

  private stock(): ModelStock {
    return { soldOut: this.soldOut, maxQty: this.maxQty, newItemId: () => `item-${this.next()}` };
  }

  cartOf(cart: ModelCart): Cart {
    return wireCart(cart, { prices: this.prices, soldOut: this.soldOut, namesChanges: this.profile === 'keyed' });
  }
}
