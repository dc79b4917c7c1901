import { useEffect, type RefObject } from 'react';

const OPEN_AFTER = 120;
const CLOSE_AFTER = 220;

/** Opens a popover for a mouse that rests on its trigger and closes it when the mouse has left both; touch only presses. */
export function useHoverIntent(enabled: boolean, anchor: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = anchor.current;
    const box = panel.current;
    if (!enabled || !from || !box) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number, call: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(call, ms);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      later(OPEN_AFTER, () => {
        if (!box.matches(':popover-open')) box.showPopover();
      });
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      later(CLOSE_AFTER, () => {
        if (box.matches(':popover-open')) box.hidePopover();
      });
    };
    const targets = [from, box];
    for (const target of targets) {
      target.addEventListener('pointerenter', enter);
      target.addEventListener('pointerleave', leave);
    }
    return () => {
      clearTimeout(timer);
      for (const target of targets) {
        target.removeEventListener('pointerenter', enter);
        target.removeEventListener('pointerleave', leave);
      }
    };
  }, [enabled, anchor, panel]);
}
