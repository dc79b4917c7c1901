import { useEffect, type RefObject } from 'react';
import { dialogManager } from '../dialog-manager/dialog-manager.ts';
import type { DialogEntry } from '../dialog-manager/dialog-types.ts';
import { inertBackground } from './inert-background.ts';
import { ledStop, tabStops } from './tab-cycle.ts';

/** The notices stay readable and pressable over a dialog, by pointer and by keyboard. */
export const findToasts = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-ui-toasts]');

/**
 * Keeps the focus in the topmost dialog and the notices: all else is inert, Tab goes round, and the dialog has what is lost. Rendered inside the
 * dialog's content, so that it acts when that is on the page and no sooner.
 */
export function ModalFocus({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const dialog = content.current;
    if (!dialog) return undefined;
    const restore = inertBackground([dialog, findToasts()].filter((element) => element !== null));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const toasts = findToasts();
      const active = document.activeElement;
      const stops = tabStops(dialog);
      // From a heading or a row that was given the focus, the browser knows the way on.
      if (active instanceof HTMLElement && active !== dialog && dialog.contains(active) && !stops.includes(active)) return;
      const next = ledStop([stops, toasts ? tabStops(toasts) : []], active, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    // A button that goes with what it took away takes the focus along: a screen reader would be told of nothing any more.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
    });
    watch.observe(dialog, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      watch.disconnect();
      restore();
    };
  }, [content]);
  return null;
}

/**
 * Gives the focus back when a dialog closes, if it still has it: at once, and again when it is off the page, since one that is closed as soon as it opens
 * takes the focus only after that.
 * @returns what to call when the dialog has played its way out
 */
export function useFocusReturn(entry: DialogEntry, content: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    if (entry.status === 'closing') giveFocusBack(entry, content.current);
  }, [entry, content]);
  return () => giveFocusBack(entry, content.current);
}

const giveFocusBack = (entry: DialogEntry, content: HTMLElement | null): void => {
  const { activeElement, body } = document;
  if (activeElement === body || content?.contains(activeElement)) focusAfter(entry)?.focus({ preventScroll: true });
};

/** What opened the dialog; the page's content where that is gone; nothing where another dialog takes over. */
function focusAfter(entry: DialogEntry): HTMLElement | null {
  if (dialogManager.getEntries().some((other) => other.status === 'open' && other.key > entry.key)) return null;
  if (entry.opener instanceof HTMLElement && entry.opener.isConnected && entry.opener !== document.body) return entry.opener;
  return document.querySelector<HTMLElement>('main');
}
