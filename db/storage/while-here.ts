/**
 * WebKit freezes a page in its back/forward cache together with its transactions: they neither complete nor abort, and no later page gets a
 * transaction on the same tables. In WebKit, all transactions are therefore aborted when their page is left, and run again when it is back. Chromium
 * and Firefox do not block other pages, and a write in progress may still complete.
 */

const running = new Set<IDBTransaction>();
let leavings = 0;
/** Until the page is shown again. */
let away: Promise<void> | null = null;

const abort = (tx: IDBTransaction): void => {
  try {
    tx.abort();
  } catch {
    // It has ended, or its commit is in progress and completes without the page.
  }
};

/** Every transaction on the shopper's databases is reported here, however it was begun. */
export function heed(tx: IDBTransaction): void {
  if (!freezes) return;
  if (away) return abort(tx);
  running.add(tx);
  for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
}

/** Runs `work`, and runs it again if the page was left meanwhile and its transactions were aborted. */
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
    // A page that is not cached ends together with its transactions.
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

/** There is no feature test; every build of WebKit states this vendor. */
const freezes = 'document' in globalThis && (navigator as { readonly vendor?: string }).vendor?.startsWith('Apple') === true;
if (freezes) listen();
