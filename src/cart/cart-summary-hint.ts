const KEY = 'waymark.basket';

/** What the header needs before a database is open. The engine's host writes it after every change; it is never authoritative. */
export interface CartSummaryHint {
  /** Number of units. */
  readonly count: number;
  /** Opaque id of the owner. */
  readonly subject: string | null;
}

const NONE: CartSummaryHint = { count: 0, subject: null };

export function readHint(): CartSummaryHint | null {
  try {
    const hint = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<CartSummaryHint> | null;
    return hint ? { count: Number(hint.count) || 0, subject: hint.subject ?? null } : null;
  } catch {
    return null;
  }
}

export function writeHint(hint: CartSummaryHint): void {
  try {
    const text = JSON.stringify(hint);
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Without it the count is read from the database.
  }
}

/** Calls back when another tab changes it. */
export function onHint(listener: (hint: CartSummaryHint) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener(readHint() ?? NONE);
  });
}
