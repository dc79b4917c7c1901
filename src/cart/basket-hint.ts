const KEY = 'waymark.basket';

/** What the header needs before any database is open. Written by the engine's host after every change; a hint, never the truth. */
export interface BasketHint {
  /** Pieces. */
  readonly count: number;
  /** Opaque name of whose basket it is. */
  readonly subject: string | null;
}

const NONE: BasketHint = { count: 0, subject: null };

export function readHint(): BasketHint | null {
  try {
    const hint = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<BasketHint> | null;
    return hint ? { count: Number(hint.count) || 0, subject: hint.subject ?? null } : null;
  } catch {
    return null;
  }
}

export function writeHint(hint: BasketHint): void {
  try {
    const text = JSON.stringify(hint);
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Without it the count comes with the database.
  }
}

/** Another tab changed it. */
export function onHint(listener: (hint: BasketHint) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener(readHint() ?? NONE);
  });
}
