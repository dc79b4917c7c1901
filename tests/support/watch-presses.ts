declare global {
  /** What was pressed in this document, the latest last. */
  var waymarkPresses: string[] | undefined;
}

/** One part of the page that moved: https://wicg.github.io/layout-instability/#sec-layout-shift-attribution. */
interface Move {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

type Shift = PerformanceEntry & { readonly sources: readonly Move[] };

/**
 * Runs in the page: notes what each press met, what moved meanwhile, and dialogs' history entries, for whoever wonders later why nothing came of it. What
 * moves between the two halves of a press takes it away from its button.
 */
export const watchPresses = (): void => {
  if (globalThis.waymarkPresses) return;
  const presses: string[] = [];
  globalThis.waymarkPresses = presses;
  const note = (what: string): void => void presses.push(`${Math.round(performance.now())} ms ${what}`);
  const nameOf = (target: EventTarget | null): string => {
    const control = target instanceof Element ? (target.closest('a, button, input, label') ?? target) : null;
    return control ? `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}"` : '';
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, (event) => note(`${type} ${nameOf(event.target)}`), true);
  addEventListener('popstate', () => note('popstate'), true);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  const describeMove = ({ node, previousRect, currentRect }: Move): string =>
    `${node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'nothing')} ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) =>
      (list.getEntries() as Shift[]).forEach(({ startTime, sources }) =>
        presses.push(`${Math.round(startTime)} ms moved: ${sources.map(describeMove).join(', ')}`),
      ),
    ).observe({ type: 'layout-shift' });
};

/** Runs in the page: the last presses. */
export const readPresses = (): readonly string[] => (globalThis.waymarkPresses ?? []).slice(-20);
