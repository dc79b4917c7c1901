import type { DialogHistory } from './dialog-types.ts';

const MARK = 'uiDialogMark';

/** The window's own history as the dialogs' port: the entries keep the address and whatever state is there already. */
export function createWindowDialogHistory(window: Window): DialogHistory {
  return {
    current: () => readMark(window.history.state),
    push(mark) {
      // A router may have put its own pushState on the history. The address stays, so it has nothing to hear of.
      History.prototype.pushState.call(window.history, { ...window.history.state, [MARK]: mark }, '');
    },
    back: (count) => window.history.go(-count),
    listen(onArrive) {
      const onPopState = (event: PopStateEvent) => onArrive(readMark(event.state));
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}

function readMark(state: unknown): number {
  const mark = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof mark === 'number' ? mark : 0;
}
