import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { createWindowDialogHistory } from '#ui/dialog-manager/window-dialog-history.ts';

/** An entry that a dialog adds has the key of the page below it. */
const keyOf = (state: { readonly __TSR_key?: string } | null): string | undefined => state?.__TSR_key;

/** The window's history as router and dialogs share it: the router does not hear of the entries of dialogs. */
export const createSharedHistory = (): RouterHistory => {
  const isShown = (): boolean => keyOf(window.history.state) === keyOf(history.location.state);
  // Events of a window reach its listeners in the order in which they were added: the dialogs come first.
  dialogManager.useHistory(createWindowDialogHistory(window, isShown));
  const history = createBrowserHistory();
  return history;
};
