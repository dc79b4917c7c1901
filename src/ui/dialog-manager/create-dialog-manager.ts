import type { AnyDialogLoader, DialogConfig, DialogEntry, DialogHistory, DialogShapes, OpenOptions } from './dialog-types.ts';

export type DialogHandle = {
  key: number;
  close: (result?: unknown) => void;
  /** Resolves when the dialog closes, with its result or `undefined`. */
  closed: Promise<unknown>;
};

export type DialogManagerPorts = {
  history?: DialogHistory | undefined;
  activeElement?: () => Element | null;
};

type Registration = { loader: AnyDialogLoader; config: DialogConfig<unknown> };

/**
 * The stack of open dialogs. Every open dialog owns one history entry, so that Back takes the topmost away; a dialog
 * that replaces another takes over its entry. An entry stays in the list as `closing` until the frame has played its
 * way out; it no longer counts for the stack.
 */
export function createDialogManager(ports: DialogManagerPorts = {}) {
  const registrations = new Map<string, Registration>();
  const listeners = new Set<() => void>();
  const resolvers = new Map<number, (result: unknown) => void>();
  let shapes: DialogShapes = {};
  let entries: readonly DialogEntry[] = [];
  let nextKey = 1;
  let history = ports.history;
  let stopListening: (() => void) | undefined;
  /** The mark that history stood at when the first dialog of the stack opened. */
  let ground = 0;

  const open = () => entries.filter((entry) => entry.status === 'open');
  const publish = (next: readonly DialogEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const settle = (closing: readonly DialogEntry[], result?: unknown) => {
    const keys = new Set(closing.map((entry) => entry.key));
    if (keys.size === 0) return;
    publish(entries.map((entry) => (keys.has(entry.key) ? { ...entry, status: 'closing' } : entry)));
    for (const key of keys) {
      resolvers.get(key)?.(result);
      resolvers.delete(key);
    }
  };

  /** Back or Forward arrived at an entry: the dialogs that were opened after it go. Says whether there were any. */
  const onArrive = (mark: number): boolean => {
    const stack = open();
    const depth = Math.max(mark - ground, 0);
    if (stack.length <= depth) return false;
    const leaving = stack.slice(depth);
    if (leaving.some((entry) => entry.config.dismissible === false)) {
      // An answer is needed: the entry that Back took is put there again.
      for (let at = depth + 1; at <= stack.length; at += 1) history?.push(ground + at);
      return true;
    }
    settle(leaving);
    return true;
  };
  const listen = () => {
    stopListening ??= history?.listen(onArrive);
  };

  const close = (key: number | undefined, result?: unknown, options: { leaveHistory?: boolean } = {}) => {
    const stack = open();
    const index = key === undefined ? stack.length - 1 : stack.findIndex((entry) => entry.key === key);
    if (index < 0) return;
    // What was opened over it goes with it: a dialog cannot outlive the ground that it stands on.
    const leaving = stack.slice(index);
    settle(leaving.slice(1));
    settle(leaving.slice(0, 1), result);
    if (!options.leaveHistory) history?.back(leaving.length);
  };

  return {
    register(name: string, loader: AnyDialogLoader, config: DialogConfig<never>): void {
      registrations.set(name, { loader, config: config as DialogConfig<unknown> });
    },

    open(name: string, props: unknown, options: OpenOptions = {}): DialogHandle {
      const registration = registrations.get(name);
      if (!registration) throw new Error(`No dialog is registered as "${name}".`);
      const current = open().at(-1);
      const replaces = current !== undefined && !current.keepOpen;
      const key = nextKey++;
      const closed = new Promise<unknown>((resolve) => resolvers.set(key, resolve));
      const entry: DialogEntry = {
        key,
        name,
        props,
        config: registration.config,
        keepOpen: options.keepOpen ?? shapes[name]?.keepOpen ?? false,
        // What opened the dialog that is replaced outlives it; a button inside it does not.
        opener: options.opener ?? (replaces ? current.opener : (ports.activeElement?.() ?? null)),
        status: 'open',
      };
      listen();
      if (!current) ground = history?.current() ?? 0;
      if (replaces) settle([current]);
      publish([...entries, entry]);
      if (!replaces) history?.push(ground + open().length);
      return { key, close: (result) => close(key, result), closed };
    },

    close,

    /** The router is about to go elsewhere: everything closes at once and the history is left to the router. */
    closeForNavigation(): void {
      const first = open()[0];
      if (first) close(first.key, undefined, { leaveHistory: true });
    },

    /** The frame has played the way out of a closed dialog. */
    remove(key: number): void {
      if (entries.some((entry) => entry.key === key && entry.status === 'closing')) publish(entries.filter((entry) => entry.key !== key));
    },

    loaderOf(name: string): AnyDialogLoader | undefined {
      return registrations.get(name)?.loader;
    },

    preload(name: string): void {
      // A preload that fails is no failure: opening tries again and says so.
      void registrations
        .get(name)
        ?.loader()
        .catch(() => undefined);
    },

    /** Sets the history, and listens to it at once: before a router that listens to the same window. Only while nothing is open. */
    useHistory(port: DialogHistory | undefined): void {
      stopListening?.();
      stopListening = undefined;
      history = port;
      listen();
    },

    /** What the shop has decided about its dialogs. It comes late, with the place of the dialogs. */
    setShapes(next: DialogShapes): void {
      shapes = next;
    },

    getEntries: (): readonly DialogEntry[] => entries,
    isOpen: (name?: string): boolean => open().some((entry) => name === undefined || entry.name === name),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
