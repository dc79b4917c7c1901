import type { Cart, GiftOption, ShippingCode } from '#contract/cart.ts';
import { type Basket, choiceText, type Line, wireCart } from './model-cart.ts';

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

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly details?: unknown;
}

interface Session {
  readonly subject: string;
  /** Absent: a guest. */
  readonly type?: 'Registered';
  expired: boolean;
}

/** What a sign-in screen was given. */
interface Code {
  readonly subject: string;
  readonly verifier: string;
  /** Session it was exchanged for. */
  cookie: string | null;
  /** Its minute is over. */
  dead: boolean;
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(status: number, code: string, details?: unknown) {
    super(code);
    this.refusal = { status, code, details };
  }
}

type Body = Record<string, unknown>;

export const KNOWN_COUPONS = ['SAVE10', 'WELCOME'];

export class ModelServer {
  readonly sessions = new Map<string, Session>();
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
  readonly codes = new Map<string, Code>();
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
  private counter = 0;

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
    if (basket?.state === 'open') basket.state = 'gone';
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

  expireSessions(): void {
    for (const session of this.sessions.values()) session.expired = true;
  }

  /** What was done is not forgotten; under which key it was asked for is. */
  forgetKeys(): void {
    this.outcomes.clear();
  }

  /** What the sign-in screen of the shop hands out for the right password. */
  issueCode(subject: string): { readonly authorizationCode: string; readonly codeVerifier: string } {
    const authorizationCode = `code-${this.next()}`;
    this.codes.set(authorizationCode, { subject, verifier: `verifier-of-${authorizationCode}`, cookie: null, dead: false });
    return { authorizationCode, codeVerifier: `verifier-of-${authorizationCode}` };
  }

  /** A minute goes by: no code is good any more. */
  endCodes(): void {
    for (const code of this.codes.values()) code.dead = true;
  }

  forgetSessions(): void {
    this.sessions.clear();
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

  private next(): string {
    return String(++this.counter).padStart(6, '0');
  }

  private dispatch(request: ModelRequest, cookie: string | null): ModelAnswer {
    if (request.call === 'fapi.serverTime') return { status: 200, body: { timestamp: '2026-11-21T09:00:00.000Z', nonce: request.query?.nonce } };
    if (request.call === 'auth.token') return this.token(request.body as Body | undefined, cookie);
    if (request.call === 'auth.signout') {
      if (cookie !== null) this.sessions.delete(cookie);
      return { status: 200, body: {}, cookie: '' };
    }
    const session = cookie === null ? undefined : this.sessions.get(cookie);
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
    const known = cookie === null ? undefined : this.sessions.get(cookie);
    if (known) {
      known.expired = false;
      return { status: 200, body: this.sessionOf(known) };
    }
    const fresh = `cookie-${this.next()}`;
    const session: Session = { subject: `guest-${this.next()}`, expired: false };
    this.sessions.set(fresh, session);
    return { status: 200, body: this.sessionOf(session), cookie: fresh };
  }

  private sessionOf({ subject, type }: Session): Body {
    const id = this.openBasketOf(subject)?.id ?? null;
    const basket = type ? { id, mergedFrom: this.merges.get(subject) ?? [] } : { id };
    return { type: type ?? 'Guest', subject, refreshToken: 'r', expiresIn: 1800, basket };
  }

  private openBasketOf(subject: string): Basket | undefined {
    return this.basketsOf(subject).findLast(({ state }) => state === 'open');
  }

  /** The same code and verifier give the same session for a minute. */
  private exchange(body: Body, cookie: string | null): ModelAnswer {
    const code = this.codes.get(String(body.authorizationCode));
    if (!code || code.dead || code.verifier !== body.codeVerifier) throw new Refused(401, 'AUT432');
    const isFirst = code.cookie === null;
    const fresh = code.cookie ?? `cookie-${this.next()}`;
    code.cookie = fresh;
    const session: Session = { subject: code.subject, type: 'Registered', expired: false };
    this.sessions.set(fresh, session);
    const guest = cookie === null ? undefined : this.sessions.get(cookie);
    const guestCartId = (body.guestObjects as { basketId?: string } | undefined)?.basketId;
    // A repeat that was overtaken by the answer to another one finds that the device has put the baskets together itself.
    if (isFirst && this.mergesAtLogin && guest && !guest.type && guestCartId !== undefined) this.merge(guestCartId, guest.subject, code.subject);
    return { status: 200, body: this.sessionOf(session), cookie: fresh };
  }

  private merge(guestCartId: string, guest: string, account: string): void {
    const from = this.baskets.get(guestCartId);
    const done = this.merges.get(account) ?? [];
    if (from?.state !== 'open' || from.subject !== guest || done.includes(guestCartId)) return;
    const into = this.openBasketOf(account) ?? this.newBasket(account);
    for (const line of from.lines) {
      const there = into.lines.find((other) => choiceText(other) === choiceText(line));
      if (there) {
        there.qty = Math.max(there.qty, Math.min(there.qty + line.qty, this.maxQty));
        there.opIds = [...there.opIds, ...line.opIds].slice(-8);
      } else into.lines.push({ ...line, id: `item-${this.next()}` });
    }
    into.coupons = [...new Set([...into.coupons, ...from.coupons])];
    into.version += 1;
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
      this.put(basket, body, key);
      this.baskets.set(basket.id, basket);
      return basket;
    }
    const basket = this.open(subject, (body.cartId as string | undefined) ?? request.params?.basketId);
    if (this.profile !== 'plain' && request.ifMatch !== undefined && request.ifMatch !== basket.version) throw new Refused(412, 'WMK412');
    switch (request.call) {
      case 'cart.addItem':
        this.put(basket, body, key);
        return basket;
      case 'cart.removeItem':
        basket.lines = basket.lines.filter((line) => line.id !== body.itemId);
        return basket;
      case 'cart.updateItem':
        return this.update(basket, request.query?.itemId ?? '', body, key);
      case 'cart.applyCoupon': {
        const code = String(body.code).toUpperCase();
        if (!KNOWN_COUPONS.includes(code)) throw new Refused(400, 'PRM130');
        if (basket.coupons.includes(code)) throw new Refused(409, 'PRM416');
        basket.coupons.push(code);
        return basket;
      }
      case 'cart.removeCoupon':
        basket.coupons = basket.coupons.filter((code) => code !== String(body.code).toUpperCase());
        return basket;
      case 'cart.setShippingMethod':
        basket.shippingCode = body.code as ShippingCode;
        return basket;
      default:
        throw new Refused(404, 'API404');
    }
  }

  private create(body: Body, subject: string, key: string): Basket {
    const rebuildOf = body.rebuildOf as { cartId: string; epoch: number } | undefined;
    const name = rebuildOf && `${subject} ${rebuildOf.cartId} ${rebuildOf.epoch}`;
    const made = name === undefined ? undefined : this.baskets.get(this.rebuilds.get(name) ?? '');
    if (made?.state === 'open') return made;
    const basket = this.newBasket(subject);
    for (const item of (body.items as Body[] | undefined) ?? []) {
      try {
        this.put(basket, this.clamps ? { ...item, qty: Math.min(Number(item.qty), this.maxQty) } : item, key);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    basket.coupons = ((body.coupons as string[] | undefined) ?? []).map((code) => code.toUpperCase()).filter((code) => KNOWN_COUPONS.includes(code));
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

  private put(basket: Basket, body: Body, key: string): void {
    const wish = {
      product: String(body.product),
      upc: String(body.upc),
      storeId: (body.storeId as string | undefined) ?? null,
      shippingCode: (body.shippingCode as ShippingCode | undefined) ?? null,
      recipeId: (body.recipeId as string | undefined) ?? null,
      giftOption: (body.giftOption as GiftOption | undefined) ?? null,
    };
    if (this.soldOut.has(wish.upc)) throw new Refused(409, 'INV700');
    const qty = (body.qty as number | undefined) ?? 1;
    const there = basket.lines.find((line) => choiceText(line) === choiceText(wish));
    if ((there?.qty ?? 0) + qty > this.maxQty) throw new Refused(409, 'INV408', { maxAllowedQty: this.maxQty });
    if (there) {
      there.qty += qty;
      there.opIds = [...there.opIds, key].slice(-8);
    } else basket.lines.push({ id: `item-${this.next()}`, ...wish, qty, opIds: [key] });
  }

  private update(basket: Basket, itemId: string, body: Body, key: string): Basket {
    const line = basket.lines.find((other) => other.id === itemId);
    if (!line) throw new Refused(409, 'ORD430');
    const next: Line = { ...line, opIds: [...line.opIds, key].slice(-8) };
    if (typeof body.qty === 'number') next.qty = body.qty;
    if (typeof body.upc === 'string') next.upc = body.upc;
    if (typeof body.product === 'string') next.product = body.product;
    if (body.storeId !== undefined) {
      next.storeId = body.storeId as string | null;
      next.shippingCode = next.storeId === null ? null : ((body.shippingCode as ShippingCode | undefined) ?? 'pickup');
    }
    if (body.giftOption !== undefined) next.giftOption = body.giftOption as GiftOption | null;
    if (this.soldOut.has(next.upc) && next.upc !== line.upc) throw new Refused(409, 'INV700');
    if (next.qty > this.maxQty) throw new Refused(409, 'INV408', { maxAllowedQty: this.maxQty });
    const same = basket.lines.find((other) => other !== line && choiceText(other) === choiceText(next));
    if (same) {
      same.qty += next.qty;
      same.opIds = [...same.opIds, key].slice(-8);
      basket.lines = basket.lines.filter((other) => other !== line);
    } else basket.lines = basket.lines.map((other) => (other === line ? next : other));
    return basket;
  }

  cartOf(basket: Basket): Cart {
    return wireCart(basket, { prices: this.prices, soldOut: this.soldOut, namesChanges: this.profile === 'keyed' });
  }
}

const refusalAnswer = ({ status, code, details }: Refusal): ModelAnswer => ({
  status,
  body: { errorDetails: [{ errorId: code, message: code, ...(details !== undefined && { details }) }], appId: 'waymark', correlationId: 'c', status },
});
