export type PopoverPlacement = 'bottom-start' | 'bottom-end' | 'bar';

const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a panel belongs, in pixels of the window. Pure, so that the edges of the screen can be tested. */
export function popoverPosition(
  anchor: { left: number; right: number; top: number; bottom: number },
  panel: Size,
  window: Size,
  placement: Exclude<PopoverPlacement, 'bar'>,
): { left: number; top: number } {
  const wanted = placement === 'bottom-start' ? anchor.left : anchor.right - panel.width;
  const left = Math.min(Math.max(wanted, MARGIN), Math.max(window.width - panel.width - MARGIN, MARGIN));
  const below = anchor.bottom + MARGIN;
  const lowest = window.height - panel.height - MARGIN;
  const above = anchor.top - MARGIN - panel.height;
  // Over its trigger where there is no room under it, and over neither where both are too low.
  return { left, top: below <= lowest ? below : above >= MARGIN ? above : Math.max(lowest, MARGIN) };
}

/** Puts an open popover beside its anchor, or under the bar that the anchor stands in. */
export function placePopover(panel: HTMLElement, anchor: HTMLElement, placement: PopoverPlacement): void {
  if (placement === 'bar') {
    const bar = anchor.closest('[data-popover-bar]') ?? anchor;
    panel.style.setProperty('top', `${bar.getBoundingClientRect().bottom}px`);
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top } = popoverPosition(anchor.getBoundingClientRect(), { width, height }, { width: clientWidth, height: clientHeight }, placement);
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('top', `${top}px`);
}
