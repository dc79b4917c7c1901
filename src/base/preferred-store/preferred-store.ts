/** The store that a shopper keeps: on the device, so that a guest has one and a cart read without an account knows it. */
export interface KeptStore {
  readonly id: string;
  readonly name: string;
  /** The account does not have it yet. */
  readonly unsent?: boolean;
}

/** Goes with the person (forget-stored-traces.ts). */
const KEY = 'waymark.store';
const listeners = new Set<() => void>();
let text: string | null | undefined;
let known: KeptStore | null = null;

const readText = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return text ?? null;
  }
};

const parse = (kept: string | null): KeptStore | null => {
  try {
    const { id, name, unsent } = JSON.parse(kept ?? 'null') as Partial<KeptStore>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name, ...(unsent === true && { unsent }) } : null;
  } catch {
    return null;
  }
};

/** The same object until another one is kept. */
export const keptStore = (): KeptStore | null => {
  const now = readText();
  if (now !== text) {
    text = now;
    known = parse(now);
  }
  return known;
};

/** Null: none any more. */
export const keepStore = (store: KeptStore | null): void => {
  const next = store && JSON.stringify(store);
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // It is known as long as the page is open.
    text = next;
    known = store;
  }
  for (const listener of listeners) listener();
};

export const subscribeKeptStore = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', heard);
  };
};
