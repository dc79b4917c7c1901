import type { Broadcast, ToWorker } from '#contract/messages.ts';
import { CHANNEL } from '#contract/messages.ts';
import { countWishes, clearShopperData } from '#db/clear-shopper-data.ts';
import { beginSignOut, type Leftovers, leftoversOf } from '#db/replay/identity/sign-out.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { ShelfDatabase } from '#db/storage/cache-database.ts';
import { closeCart, openCart, subscribeCart } from '#src/cart/cart.ts';
import { saved } from '#src/cart/saved.ts';
import { favorites } from '#src/shop/favorites/favorites.ts';
import { countWaitingReviews, forgetUnsentReviews, untilReviewsSent } from '#src/shop/reviews/unsent-reviews.ts';
import { currentLocale } from '#src/base/i18n/current-locale.ts';
import { forgetStoredTraces } from '#src/base/session/forget-stored-traces.ts';
import { leavePersonalViews } from '#src/base/session/leave-personal-views.ts';
import { currentSession, noteIdentity } from '#src/base/session/session-hint.ts';
import { stopWatchingSession } from '#src/base/session/watch-session.ts';

/** The shop is told of it within this, or by the next page ([OUTS2]). */
const TELL_MS = 3_000;

/** How many changes of this person have not reached the shop: where there are any, the shopper is asked what becomes of them. */
export const countUnsent = async (): Promise<number> => {
  const { subject } = currentSession();
  const held = (await openCart()).held();
  if (subject === null) return 0;
  const beside = leftoversOf(held) + countWaitingReviews();
  const db = new WaymarkDatabase();
  try {
    return beside + (await countWishes(db, subject));
  } catch {
    return beside;
  } finally {
    db.close();
  }
};

/**
 * The person leaves the device: what waits is sent first, kept as product ids and quantities (a review has none and is not kept), or thrown away, and then nothing of them is left here.
 * The document goes, too: no view of theirs is in memory, and Back finds none. With `send` it waits until everything has arrived.
 */
export const signOut = async (pending: Leftovers): Promise<void> => {
  const { subject, consumerType } = currentSession();
  const ofStore = consumerType === 'ASSOCIATE' || 'inStore' in document.documentElement.dataset;
  const backend = await openCart();
  stopWatchingSession();
  await backend.change((held, env) => beginSignOut(held, pending, env));
  const stageOf = (): string | undefined => backend.held().lane.signOut?.stage;
  await until(() => stageOf() !== 'drain');
  if (pending === 'send') await untilReviewsSent();
  favorites.close();
  saved.close();
  if (subject !== null) await forgetRows(subject, pending === 'discard' ? 'discard' : 'keep');
  forgetStoredTraces();
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget-visited' } satisfies ToWorker);
  noteIdentity(null);
  tellOtherTabs();
  await Promise.race([until(() => stageOf() === undefined), new Promise((done) => setTimeout(done, TELL_MS))]);
  closeCart();
  // A device of a store asks for its next people (spec 2 §4).
  if (ofStore) location.replace(`/${currentLocale()}/associate-login`);
  else leavePersonalViews();
};

const until = (so: () => boolean): Promise<void> =>
  new Promise((done) => {
    let stop: (() => void) | undefined;
    const look = (): void => {
      if (!so()) return;
      stop?.();
      done();
    };
    stop = subscribeCart(look);
    look();
  });

const forgetRows = async (subject: string, leftovers: 'keep' | 'discard'): Promise<void> => {
  const [db, shelf] = [new WaymarkDatabase(), new ShelfDatabase()];
  try {
    await clearShopperData(db, shelf, subject, leftovers);
    forgetUnsentReviews();
  } finally {
    db.close();
    shelf.close();
  }
};

const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  const gone: Broadcast = { type: 'session', subject: null };
  // A channel has one origin, and no such argument.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(gone);
  channel.close();
};
