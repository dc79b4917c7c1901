import type { DialogHistory } from './dialog-types.ts';

const MARK = 'uiDialogMark';

/**
 * The window's own history as the dialogs' port: the entries keep the address and whatever state is there already.
 * Going back takes the browser a moment. A dialog that opens in that moment, because the one before it was answered, must
 * not be taken away by the Back that belonged to the other: its entry is added once the browser has arrived.
 *
 * @param isShown whether the page shows the entry of the history that the browser is at. Where that is so, those who listen to the window from later on do not
 *   hear of a Back that took entries of dialogs alone: a router would load the page again and scroll it, under somebody's hand.
 */
export function createWindowDialogHistory(window: Window, isShown: () => boolean = () => false): DialogHistory {
  /** Entries that a Back under way takes, and marks that wait for it to arrive. */
  let leaving = 0;
  let steps = 0;
  let waiting: number[] = [];

  const add = (mark: number): void => {
    // A router may have put its own pushState on the history. The address stays, so it has nothing to hear of.
    History.prototype.pushState.call(window.history, { ...window.history.state, [MARK]: mark }, '');
  };
  /** Our own Back has arrived: says whether somebody waited for it. */
  const arrive = (): boolean => {
    leaving -= 1;
    if (leaving > 0) return waiting.length > 0;
    steps = 0;
    const marks = waiting;
    waiting = [];
    for (const mark of marks) add(mark);
    return marks.length > 0;
  };

  return {
    current: () => waiting.at(-1) ?? Math.max(readMark(window.history.state) - steps, 0),
    push(mark) {
      if (leaving > 0) waiting.push(mark);
      else add(mark);
    },
    back(count) {
      if (waiting.length > 0) {
        // They were never there.
        const unborn = Math.min(count, waiting.length);
        waiting = waiting.slice(0, waiting.length - unborn);
        count -= unborn;
      }
      if (count === 0) return;
      leaving += 1;
      steps += count;
      window.history.go(-count);
    },
    listen(onArrive) {
      const onPopState = (event: PopStateEvent) => {
        const isOwn = leaving > 0;
        const isDialogs = (isOwn && arrive()) || onArrive(readMark(event.state)) || isOwn;
        if (isDialogs && isShown()) event.stopImmediatePropagation();
      };
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}

function readMark(state: unknown): number {
  const mark = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof mark === 'number' ? mark : 0;
}
