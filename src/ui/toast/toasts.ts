import { createToastStore, type ToastRequest } from './create-toast-store.ts';

/** The page's one list of notices. */
export const toasts = createToastStore({
  now: () => performance.now(),
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
});

/** Tells the shopper something for a few seconds. Answers the notice's id, for `toasts.dismiss`. */
export function showToast(request: ToastRequest): number {
  return toasts.show(request);
}
