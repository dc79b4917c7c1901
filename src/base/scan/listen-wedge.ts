import { createWedge } from './wedge.ts';

type OnScan = (text: string) => void;

/** The last one gets the scans. */
const listeners: OnScan[] = [];
let stopListening: (() => void) | undefined;

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const listen = (): (() => void) => {
  const wedge = createWedge();
  const onKey = (event: KeyboardEvent): void => {
    // What is typed into a field is that field's, also by a scanner.
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || takesText(event.target)) return;
    const scanned = wedge({ key: event.key, at: event.timeStamp });
    if (scanned === undefined) return;
    // The Enter at the end of a scan presses nothing.
    event.preventDefault();
    event.stopPropagation();
    listeners.at(-1)?.(scanned);
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
};

/**
 * Calls back with what a hand scanner types anywhere on the page outside fields. Returns a function that ends it.
 * @param options.everywhere for what is on every page: a page that shows scans goes before it, whichever of them came first
 */
export const listenWedge = (onScan: OnScan, { everywhere = false } = {}): (() => void) => {
  if (everywhere) listeners.unshift(onScan);
  else listeners.push(onScan);
  stopListening ??= listen();
  return () => {
    listeners.splice(listeners.lastIndexOf(onScan), 1);
    if (listeners.length > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
};
