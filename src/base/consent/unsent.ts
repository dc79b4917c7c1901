import type { CallBodyInput } from '#contract/calls/calls.ts';
import { ApiError } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { consent } from './consent.ts';

export type UnsentChoice = CallBodyInput<'consent.record'>;

export const UNSENT_KEY = 'waymark.consent-unsent';
/** Of choices that were made one after the other without a network the last ones are sent. */
const KEPT = 20;

/** Where storage is forbidden they wait as long as the page. */
let inPage: readonly UnsentChoice[] = [];

export const unsentChoices = (): readonly UnsentChoice[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as UnsentChoice[]) : [];
  } catch {
    return inPage;
  }
};

const write = (waiting: readonly UnsentChoice[]): void => {
  inPage = waiting;
  try {
    if (waiting.length === 0) localStorage.removeItem(UNSENT_KEY);
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(waiting));
  } catch {
    // As above.
  }
};

/** Adds a choice, or says more about one that waits already. Other tabs hear of it by the storage event. */
export const keepUnsent = (choice: UnsentChoice): void => write([...unsentChoices().filter(({ id }) => id !== choice.id), choice].slice(-KEPT));

const drop = (sent: UnsentChoice): void => write(unsentChoices().filter(({ id }) => id !== sent.id));

const send = async (api: Api): Promise<void> => {
  for (let [first] = unsentChoices(); first; [first] = unsentChoices()) {
    try {
      await api('consent.record', { body: first });
    } catch (failure) {
      // What the shop cannot read it will never be able to read.
      if (!(failure instanceof ApiError && failure.code === 'WMK400')) return;
    }
    drop(first);
    // The answer brought the cookie of the choice that was sent: a later one stands.
    const newest = unsentChoices().at(-1);
    if (newest) consent.write({ id: newest.id, granted: newest.granted, at: newest.chosenAt });
  }
};

/** Sends the records that wait, oldest first, in one tab at a time; what gets no answer goes on waiting. */
export const sendUnsent = async (api: Api): Promise<void> => {
  if (unsentChoices().length === 0) return;
  await ('locks' in navigator ? navigator.locks.request('waymark-consent', () => send(api)) : send(api));
};
