import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { newId } from './new-id.ts';
import { NOBODY, type PendingEntry, PENDING_ENTRY_VERSION } from './pending-entry.ts';

/** A closed pop-up is closed on this device for every person: the wish has no subject and no server. */
export const popupWish = (name: string, at: string): PendingEntry<true> => ({
  id: newId(),
  version: PENDING_ENTRY_VERSION,
  key: name,
  want: true,
  locale: DEFAULT_LOCALE,
  at,
  lane: 'popups',
  subject: NOBODY,
  seal: null,
  failures: 0,
  pause: null,
  refusal: null,
});
