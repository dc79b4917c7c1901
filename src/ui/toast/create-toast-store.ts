/** How often the time that a notice has left is looked at (spec 1 §9). */
export const TOAST_TICK_MS = 200;

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type ToastAction = { label: string; onPress: () => void };

export type ToastRequest = {
  /** What happened. A notice whose title is on the screen already is not added again (spec 1 §4). */
  title: string;
  text?: string;
  /** Errors interrupt a screen reader, the others wait for a pause. */
  kind?: ToastKind;
  /** One thing to do about it: Undo, View cart. The notice goes when it is pressed. */
  action?: ToastAction;
  /** Milliseconds on the screen; `Infinity` stays until it is dismissed. The configured delay unless said otherwise. */
  delay?: number;
  /** The shopper closed it: neither its time nor its action did. */
  onDismiss?: () => void;
};

export type Toast = ToastRequest & { id: number; kind: ToastKind };

export type ToastPorts = {
  now: () => number;
  /** Calls again and again every so many milliseconds; returns stop. */
  every: (ms: number, call: () => void) => () => void;
};

/** Notices that come and go by themselves. The clock only runs while one is there, and stands still while paused. */
export function createToastStore(ports: ToastPorts, settings: { delay: number } = { delay: 6000 }) {
  const listeners = new Set<() => void>();
  const remaining = new Map<number, number>();
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  let lastTick = 0;
  let stopClock: (() => void) | undefined;
  let delay = settings.delay;

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    if (toasts.length === 0) {
      stopClock?.();
      stopClock = undefined;
      paused = false;
    } else if (!stopClock) {
      lastTick = ports.now();
      stopClock = ports.every(TOAST_TICK_MS, tick);
    }
    for (const listener of listeners) listener();
  };

  const drop = (isGoing: (toast: Toast) => boolean) => {
    const going = toasts.filter(isGoing);
    if (going.length === 0) return;
    for (const toast of going) remaining.delete(toast.id);
    publish(toasts.filter((toast) => !going.includes(toast)));
  };

  const tick = () => {
    const now = ports.now();
    const elapsed = now - lastTick;
    lastTick = now;
    if (paused) return;
    for (const [id, time] of remaining) remaining.set(id, time - elapsed);
    drop((toast) => (remaining.get(toast.id) ?? 0) <= 0);
  };

  return {
    /** Adds a notice and returns its id, or the id of the one that says the same already. */
    show(request: ToastRequest): number {
      const same = toasts.find((toast) => toast.title === request.title);
      if (same) return same.id;
      const id = nextId++;
      remaining.set(id, request.delay ?? delay);
      publish([...toasts, { ...request, id, kind: request.kind ?? 'info' }]);
      return id;
    },
    dismiss(id: number): void {
      drop((toast) => toast.id === id);
    },
    /** The pointer or the focus is on the notices: none goes while it is. */
    pause: (): void => {
      paused = toasts.length > 0;
    },
    resume: (): void => {
      if (!paused) return;
      lastTick = ports.now();
      paused = false;
    },
    /** The shop's setting for how long a notice stays, in milliseconds. */
    setDelay(ms: number): void {
      delay = ms;
    },
    getToasts: (): readonly Toast[] => toasts,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
