/**
 * WebKit freezes a page that goes into its back/forward cache together with its transactions: they neither complete nor abort, and no later page gets a
 * transaction on the same tables. There, every transaction is aborted when its page is left, and its work is done again when the page is back.
 * Chromium and Firefox let the others pass, and a write that was begun may still complete.
 */

const running = new Set<IDBTransaction>();
let leavings = 0;
/** Until the page is shown again. */
let away: Promise<void> | null = null;

const abort = (tx: IDBTransaction): void => {
  try {
    tx.abort();
  } catch {
    // It has ended, or its commit is under way: then it completes without the page.
  }
};

/** Every transaction on the shopper's databases is announced here, by whichever way it was begun. */
export function heed(tx: IDBTransaction): void {
  if (!freezes) return;
  if (away) return abort(tx);
  running.add(tx);
  for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
}

/** Does `work`, and does it again if the page was left meanwhile: what it had begun was aborted. */
export async function whileHere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    if (away) await away;
    const before = leavings;
    try {
      return await work();
    } catch (error) {
      if (leavings === before) throw error;
    }
  }
}

function listen(): void {
  let back = (): void => {};
  addEventListener('pagehide', (event) => {
    // A page that is not kept goes, and its transactions go with it.
    if (!(event as Event & { readonly persisted: boolean }).persisted) return;
    leavings += 1;
    away ??= new Promise((resolve) => {
      back = resolve;
    });
    for (const tx of running) abort(tx);
  });
  addEventListener('pageshow', () => {
    away = null;
    back();
  });
}

/** No feature tells it: the vendor's name does, which every build of WebKit states. */
const freezes = 'document' in globalThis && (navigator as { readonly vendor?: string }).vendor?.startsWith('Apple') === true;
if (freezes) listen();
