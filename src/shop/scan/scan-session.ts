import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import { readCode } from '#domain/barcodes/read-code.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { isDigital, toCartItem } from '#src/shop/product/cart-item-input.ts';
import type { Known, LookedUp } from './look-up.ts';

/**
 * `looking`: being looked up. `added`: in the cart. `undone`: taken out again. `most`: the cart holds as many as one order may. `sold-out`, `choose`: known,
 * but not to be added by a scan. `unknown`, `misread`, `unreachable`: not found, a wrong check digit, no network. `page`, `foreign`: a link to another page of
 * this shop, and one that leads elsewhere.
 */
export type ScanState = 'looking' | 'added' | 'undone' | 'most' | 'sold-out' | 'choose' | 'unknown' | 'misread' | 'unreachable' | 'page' | 'foreign';

export interface ScanRow {
  readonly id: number;
  /** What was read. */
  readonly text: string;
  readonly state: ScanState;
  readonly item?: CartItemInput;
  /** Path of the product's page. */
  readonly href?: string;
  readonly name?: string;
  /** How often a scan of this session has added it. */
  readonly times: number;
  /** When the frame was taken, or the key pressed: `performance.now()`. */
  readonly from: number;
}

export interface ScanPorts {
  readonly lookUp: (code: Known) => Promise<LookedUp>;
  readonly cart: {
    readonly add: (item: CartItemInput) => void;
    /** Takes one piece out again. */
    readonly takeBack: (item: CartItemInput) => void;
    /** Pieces in the cart. */
    readonly quantity: (item: CartItemInput) => number;
  };
  /** Sound and vibration. */
  readonly signal: (good: boolean) => void;
  /** Hosts of this shop. */
  readonly hosts: readonly string[];
  readonly now: () => number;
}

/** Before a code that the camera saw counts again it must have been out of sight for this long, ms. */
export const PAUSE_MS = 1_500;
const KEPT = 30;

/** What is scanned one after the other: each code is looked up and put into the cart; the newest is first. */
export const createScanSession = ({ lookUp, cart, signal, hosts, now }: ScanPorts) => {
  const listeners = new Set<() => void>();
  const seen = new Map<string, number>();
  let rows: readonly ScanRow[] = [];
  let lastId = 0;

  const show = (next: readonly ScanRow[]): void => {
    rows = next.slice(0, KEPT);
    for (const listener of listeners) listener();
  };
  const end = (id: number, state: ScanState, more: Partial<ScanRow> = {}): void => {
    signal(state === 'added');
    show(rows.map((row) => (row.id === id ? { ...row, ...more, state } : row)));
  };

  const add = (id: number, product: ProductDetails, variant: Variant): void => {
    const item = toCartItem(product, variant);
    const more = { item, name: product.name, href: item.facts.pdpUrl };
    if (needsPage(product)) end(id, 'choose', more);
    else if (variant.inventory === 'OutOfStock') end(id, 'sold-out', more);
    else if (cart.quantity(item) >= variant.maxQty) end(id, 'most', more);
    else {
      cart.add(item);
      const before = rows.find((row) => row.id !== id && row.item?.choice.upc === variant.upc && row.state === 'added');
      // The same thing again is one row, which moves to the top.
      rows = rows.filter((row) => row !== before);
      end(id, 'added', { ...more, times: (before?.times ?? 0) + 1 });
    }
  };

  /** Takes what a hand scanner, a key or the camera read. `from` is when it was read (`performance.now()`). */
  const scan = async (text: string, from = now()): Promise<void> => {
    const code = readCode(text, hosts);
    if (code.kind === 'text' && code.text === '') return;
    lastId += 1;
    const id = lastId;
    const shown =
      code.kind === 'gtin' ? code.gtin : code.kind === 'foreign' ? code.host : code.kind === 'page' ? code.path.replace(/[?#].*$/, '') : text.trim();
    show([{ id, text: shown, state: 'looking', times: 0, from }, ...rows]);
    if (code.kind === 'misread' || code.kind === 'foreign') {
      end(id, code.kind);
      return;
    }
    if (code.kind === 'page') {
      end(id, 'page', { href: code.path });
      return;
    }
    if (code.kind === 'text') {
      end(id, 'unknown');
      return;
    }
    const found = await lookUp(code);
    if (found.kind === 'variant') add(id, found.product, found.variant);
    else if (found.kind === 'product') end(id, 'choose', shownOf(found.product));
    else end(id, found.kind === 'none' ? 'unknown' : 'unreachable');
  };

  return {
    rows: () => rows,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scan,
    /** What the camera sees in each frame: a code counts once as long as it stays in sight. */
    see: (text: string, from = now()): void => {
      const before = seen.get(text);
      seen.set(text, from);
      if (before === undefined || from - before > PAUSE_MS) void scan(text, from);
    },
    /** Takes one piece of a row out of the cart again. */
    undo: (id: number): void => {
      const row = rows.find((one) => one.id === id);
      if (!row?.item || row.state !== 'added') return;
      cart.takeBack(row.item);
      const times = row.times - 1;
      show(rows.map((one) => (one === row ? { ...row, times, state: times > 0 ? 'added' : 'undone' } : one)));
    },
    /** Looks a row up again, whose code could not be asked for. */
    again: (id: number): void => {
      const row = rows.find((one) => one.id === id);
      if (!row) return;
      show(rows.filter((one) => one !== row));
      void scan(row.text);
    },
  };
};

const shownOf = ({ url, name }: ProductDetails) => ({ href: url, name });

/** What a scan cannot decide: sold ahead or later, made to order, or sent by email. */
const needsPage = (product: ProductDetails): boolean =>
  product.comingSoon || product.presale || product.customs !== undefined || product.customsExternalUrl !== undefined || isDigital(product);
