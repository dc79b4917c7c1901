import type { ListName } from '#db/mutations/pending-entry.ts';

/** For as long a cookie of the page stays. */
export const YEAR_S = 31_536_000;
const PREFIX = 'waymark-unsent-';

/** The cart, or a list beside it. */
type Queue = 'cart' | ListName;

/** As this page last wrote it. */
const written = new Map<Queue, boolean>();
let isLost = false;
let tell = (): void => {};

/**
 * A cookie that stands while changes of a queue wait on this device. A browser that clears a site's storage takes database and local storage together
 * and leaves cookies (docs/decisions/0014-a-cookie-outlives-the-database.md).
 */
export const markUnsent = (queue: Queue, waits: boolean): void => {
  if (written.get(queue) === waits) return;
  written.set(queue, waits);
  document.cookie = `${PREFIX}${queue}=1; Path=/; Max-Age=${waits ? YEAR_S : 0}; SameSite=Strict; Secure`;
};

/** Whether something waited when a page of this device last looked. */
export const hasUnsentMark = (queue: Queue | '' = ''): boolean => document.cookie.includes(PREFIX + queue);

/** Called by each queue as it opens its rows; `isNew`: none were ever written there. What waited is gone with them, or came through with nobody to say so. */
export const lookForLoss = (queue: Queue, isNew: boolean): void => {
  if (!isNew || !hasUnsentMark(queue) || isLost) return;
  isLost = true;
  tell();
};

/** Once, however many queues were lost. */
export const onLoss = (listener: () => void): void => {
  tell = listener;
  if (isLost) listener();
};
