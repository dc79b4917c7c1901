import type { ConsentSource } from '#contract/calls/consent-calls.ts';
import { CONSENT_TEXT, OPTIONAL_CATEGORIES, type OptionalCategory } from '#contract/consent.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { Api } from '#src/base/api/client.ts';
import { showBannerIfAsked } from './asked.ts';
import { consent } from './consent.ts';
import { eraseWithdrawn } from './erase-stored.ts';
import { keepUnsent, sendUnsent, type UnsentChoice } from './unsent.ts';

/** As many ids as one record tells the shop to forget. */
const FORGOTTEN = 8;

/**
 * What a press on a choice does. The cookie says it at once, with or without a network; what was withdrawn is deleted from the device; the proof is sent as
 * soon as it can be.
 */
export const choose = async (api: Api, granted: readonly OptionalCategory[], source: ConsentSource): Promise<void> => {
  const previous = consent.choice()?.id;
  const chosenAt = new Date().toISOString();
  const ordered = OPTIONAL_CATEGORIES.filter((category) => granted.includes(category));
  const record: UnsentChoice = { id: newId(), granted: ordered, source, text: CONSENT_TEXT, chosenAt, ...(previous && { previous }) };
  consent.write({ id: record.id, granted: ordered, at: chosenAt });
  keepUnsent(record);
  showBannerIfAsked();
  const forget = (await eraseWithdrawn()).slice(0, FORGOTTEN);
  if (forget.length > 0) keepUnsent({ ...record, forget });
  await sendUnsent(api);
};

export const acceptAll = (api: Api, source: ConsentSource): Promise<void> => choose(api, OPTIONAL_CATEGORIES, source);
export const refuseAll = (api: Api, source: ConsentSource): Promise<void> => choose(api, [], source);
