export type PopoverPlacement = 'bottom-start' | 'bottom-end' | 'bar';

const MARGIN = 8;

/** Where a panel belongs, in pixels of the window. Pure, so that the edges of the screen can be tested. */
export function popoverPosition(
  anchor: { left: number; right: number; bottom: number },
  panelWidth: number,
  windowWidth: number,
  placement: Exclude<PopoverPlacement, 'bar'>,
): { left: number; top: number } {
  const wanted = placement === 'bottom-start' ? anchor.left : anchor.right - panelWidth;
  const most = Math.max(windowWidth - panelWidth - MARGIN, MARGIN);
  return { left: Math.min(Math.max(wanted, MARGIN), most), top: anchor.bottom + MARGIN };
}

/** Puts an open popover under its anchor, or under the bar that the anchor stands in. */
export function placePopover(panel: HTMLElement, anchor: HTMLElement, placement: PopoverPlacement): void {
  if (placement === 'bar') {
    const bar = anchor.closest('[data-popover-bar]') ?? anchor;
    panel.style.setProperty('top', `${bar.getBoundingClientRect().bottom}px`);
    return;
  }
  const { left, top } = popoverPosition(anchor.getBoundingClientRect(), panel.offsetWidth, document.documentElement.clientWidth, placement);
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('top', `${top}px`);
}
