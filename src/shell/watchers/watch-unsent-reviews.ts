import type { AppRouter } from '#src/shell/router/router.tsx';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { subscribeSession } from '#src/base/session/session-hint.ts';
import { countWaitingReviews } from '#src/shop/reviews/unsent-reviews.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Pause before what waits is sent again, ms: a network that is there may still not lead to the shop. */
const RETRY_MS = 15_000;

/** Sends reviews that wait on this device: with the start of the page, when the network returns, when their author signs in. */
export const watchUnsentReviews = (router: AppRouter): void => {
  const { api, i18n, queryClient } = router.options.context;
  let running = false;
  const send = async (): Promise<void> => {
    if (running || countWaitingReviews() === 0 || !navigator.onLine) return;
    running = true;
    try {
      const { sendWaitingReviews } = await importWithRetry(() => import('#src/shop/reviews/send-reviews.ts'));
      await sendWaitingReviews(api, (productId, { kind }, row) => {
        void queryClient.invalidateQueries({ queryKey: ['products.ownContent', productId] });
        // A vote says so where it was given.
        if (row.startsWith('vote')) return;
        void i18n
          .loadWithRetry('reviews')
          .then(() =>
            showToast(
              kind === 'sent'
                ? { title: i18n.t(row.startsWith('question') ? 'question.sent' : 'review.sent'), kind: 'success' }
                : { title: i18n.t(row.startsWith('question') ? 'question.refusedNow' : 'review.refused'), kind: 'error' },
            ),
          );
      });
    } catch {
      // Its code or the database could not be had: the next time.
    } finally {
      running = false;
    }
  };
  const wake = (): void => void send();
  wake();
  addEventListener('online', wake);
  subscribeReach(() => canReach() && wake());
  subscribeSession(wake);
  setInterval(wake, RETRY_MS);
};
