import type { Cart } from '#contract/cart.ts';
import { type Body, changeBasket, knownCoupons, mergeBasket, type ModelStock, putItem } from './model-basket.ts';
import { type Basket, choiceText, wireCart } from './model-cart.ts';
import { type Refusal, refusalAnswer, Refused } from './model-refusal.ts';
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
  /** What a simulation knows about it; the shop does not look at it. */
  readonly tag?: unknown;
}

/** What the gateway in front of the shop can do. */
export type ModelProfile = 'keyed' | 'versioned' | 'plain';

/** Something that changed a basket, for whoever writes its history. */
export interface Effect {
  readonly basket: string;
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
  readonly result: { readonly refusal: Refusal } | { readonly basket: string; readonly status: number };
}

export class ModelServer extends ModelSessions {
  readonly baskets = new Map<string, Basket>();
  readonly outcomes = new Map<string, Outcome>();
  readonly rebuilds = new Map<string, string>();
  readonly soldOut = new Set<string>();
  /** What one basket may hold of one thing. */
  maxQty = 1_000;
  /** Of one piece; what is not named costs `PRICE`. */
  readonly prices = new Map<string, number>();
  /** A basket made anew gets what is to be had of a line, instead of nothing. */
  clamps = false;
  /** Whether a guest's basket is put into the account's when a code is exchanged; else that is left to the device. */
  mergesAtLogin = true;
  /** Account to guests' baskets that were put into its own: each once. */
  readonly merges = new Map<string, string[]>();
  profile: ModelProfile = 'keyed';
  /** The next change is refused with that code, and the refusal is remembered as any other. */
  refuseNext: string | null = null;
  /** Every change of a basket in the order in which it was made; kept only if it is asked for. */
  history: Effect[] | null = null;
  /** Every effect on a basket, as `call key`. */
  readonly effects: string[] = [];
  /** What no device may ever ask, whatever it was answered. */
  readonly violations: string[] = [];
  /** Codes answered instead of the next matching call. */
  readonly overrides: { call?: string; times: number; answer: ModelAnswer }[] = [];

  /** Somebody looks at it from outside: the basket as a shopper's next read would show it. */
  contentOf(subject: string): Map<string, number> {
    const content = new Map<string, number>();
    for (const basket of this.baskets.values()) {
      if (basket.subject !== subject || basket.state !== 'open') continue;
      for (const line of basket.lines) content.set(choiceText(line), (content.get(choiceText(line)) ?? 0) + line.qty);
    }
    return content;
  }

  basketsOf(subject: string): Basket[] {
    return [...this.baskets.values()].filter((basket) => basket.subject === subject);
  }

  vanish(cartId: string): void {
    const basket = this.baskets.get(cartId);
    if (basket?.state !== 'open') return;
    basket.state = 'gone';
    this.history?.push({ basket: basket.id, subject: basket.subject, call: 'vanished', version: basket.version, rebuildOf: null, tag: null });
  }

  /** Something that is no device takes a line out of an open basket, if there is one. */
  loseLine(nth: number): void {
    const filled = [...this.baskets.values()].filter(({ state, lines }) => state === 'open' && lines.length > 0);
    const basket = filled[nth % Math.max(1, filled.length)];
    const line = basket?.lines[nth % basket.lines.length];
    if (!basket || !line) return;
    basket.lines = basket.lines.filter((other) => other !== line);
    basket.version += 1;
    this.history?.push({ basket: basket.id, subject: basket.subject, call: 'lost', version: basket.version, rebuildOf: null, tag: null });
  }

  /** What was done is not forgotten; under which key it was asked for is. */
  forgetKeys(): void {
    this.outcomes.clear();
  }

  order(cartId: string, state = 'PLACED'): string {
    const basket = this.baskets.get(cartId);
    if (!basket) throw new Error('No such basket');
    basket.state = 'ordered';
    basket.order = { orderNumber: `W-${this.next()}`, items: this.cartOf(basket).items, state };
    return basket.order.orderNumber;
  }

  answer(request: ModelRequest, cookie: string | null): ModelAnswer {
    const override = this.overrides.find((entry) => entry.times > 0 && (entry.call === undefined || entry.call === request.call));
    if (override) {
      override.times -= 1;
      return override.answer;
    }
    try {
      return this.dispatch(request, cookie);
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
        const basket = this.baskets.get(request.params?.basketId ?? '');
        const order = basket?.subject === subject ? basket.order : null;
        return { status: 200, body: order ? { state: order.state, orderNumber: order.orderNumber, st: 'st' } : { state: 'none' } };
      }
      case 'orders.get': {
        const order = this.basketsOf(subject).find((basket) => basket.order?.orderNumber === request.params?.orderNumber)?.order;
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
    const id = this.openBasketOf(subject)?.id ?? null;
    const basket = type ? { id, mergedFrom: this.merges.get(subject) ?? [] } : { id };
    return { type: type ?? 'Guest', subject, refreshToken: 'r', expiresIn: 1800, basket };
  }

  private openBasketOf(subject: string): Basket | undefined {
    return this.basketsOf(subject).findLast(({ state }) => state === 'open');
  }

  private exchange(body: Body, cookie: string | null): ModelAnswer {
    const { session, cookie: fresh, isFirst } = this.exchangeCode(String(body.authorizationCode), body.codeVerifier);
    const guest = this.sessionOf(cookie);
    const guestCartId = (body.guestObjects as { basketId?: string } | undefined)?.basketId;
    // A repeat that was overtaken by the answer to another one finds that the device has put the baskets together itself.
    if (isFirst && this.mergesAtLogin && guest && !guest.type && guestCartId !== undefined) this.merge(guestCartId, guest.subject, session.subject);
    return { status: 200, body: this.tokenOf(session), cookie: fresh };
  }

  private merge(guestCartId: string, guest: string, account: string): void {
    const from = this.baskets.get(guestCartId);
    const done = this.merges.get(account) ?? [];
    if (from?.state !== 'open' || from.subject !== guest || done.includes(guestCartId)) return;
    const into = this.openBasketOf(account) ?? this.newBasket(account);
    mergeBasket(into, from, this.stock());
    from.state = 'gone';
    this.baskets.set(into.id, into);
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
      return { status: known.result.status, body: this.cartOf(this.open(subject, known.result.basket)) };
    }
    try {
      const basket = this.apply(request, subject);
      basket.version += 1;
      this.effects.push(`${request.call} ${request.key}`);
      const rebuildOf = (request.body as { rebuildOf?: { cartId: string } } | undefined)?.rebuildOf?.cartId ?? null;
      this.history?.push({ basket: basket.id, subject, call: request.call, version: basket.version, rebuildOf, tag: request.tag });
      const status = request.call.startsWith('cart.create') ? 201 : 200;
      this.outcomes.set(name, { content, result: { basket: basket.id, status } });
      return { status, body: this.cartOf(basket) };
    } catch (error) {
      // A basket that is not there is no outcome of this change.
      if (error instanceof Refused && error.refusal.code !== 'BSK404' && error.refusal.code !== 'WMK412')
        this.outcomes.set(name, { content, result: { refusal: error.refusal } });
      throw error;
    }
  }

  private apply(request: ModelRequest, subject: string): Basket {
    const refused = this.refuseNext;
    this.refuseNext = null;
    if (refused !== null) throw new Refused(422, refused);
    const body = (request.body ?? {}) as Body;
    const key = request.key ?? '';
    if (request.call === 'cart.create') return this.create(body, subject, key);
    if (request.call === 'cart.createWithItem') {
      const basket = this.newBasket(subject);
      putItem(basket, body, key, this.stock());
      this.baskets.set(basket.id, basket);
      return basket;
    }
    const basket = this.open(subject, (body.cartId as string | undefined) ?? request.params?.basketId);
    if (this.profile !== 'plain' && request.ifMatch !== undefined && request.ifMatch !== basket.version) throw new Refused(412, 'WMK412');
    changeBasket(basket, { call: request.call, itemId: request.query?.itemId ?? '', body, key }, this.stock());
    return basket;
  }

  private create(body: Body, subject: string, key: string): Basket {
    const rebuildOf = body.rebuildOf as { cartId: string; epoch: number } | undefined;
    const name = rebuildOf && `${subject} ${rebuildOf.cartId} ${rebuildOf.epoch}`;
    const made = name === undefined ? undefined : this.baskets.get(this.rebuilds.get(name) ?? '');
    if (made?.state === 'open') return made;
    const basket = this.newBasket(subject);
    for (const item of (body.items as Body[] | undefined) ?? []) {
      try {
        putItem(basket, this.clamps ? { ...item, qty: Math.min(Number(item.qty), this.maxQty) } : item, key, this.stock());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    basket.coupons = knownCoupons((body.coupons as string[] | undefined) ?? []);
    this.baskets.set(basket.id, basket);
    if (name !== undefined) this.rebuilds.set(name, basket.id);
    return basket;
  }

  private newBasket(subject: string): Basket {
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

  /** Absent, another's and ordered baskets cannot be told apart. */
  private open(subject: string, id: string | undefined): Basket {
    const basket = this.baskets.get(id ?? '');
    if (!basket || basket.subject !== subject || basket.state !== 'open') throw new Refused(404, 'BSK404');
    return basket;
  }

  private stock(): ModelStock {
    return { soldOut: this.soldOut, maxQty: this.maxQty, newItemId: () => `item-${this.next()}` };
  }

  cartOf(basket: Basket): Cart {
    return wireCart(basket, { prices: this.prices, soldOut: this.soldOut, namesChanges: this.profile === 'keyed' });
  }
}
