import { CONSENT_COOKIE, type ConsentCategory, decodeChoice, OPTIONAL_CATEGORIES } from '#contract/consent.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCookie } from '#server/customers/sessions/cookie.ts';
import { consentCookie } from './link.ts';
import { addRecord, findRecord, recordsOfDevice } from './records.ts';

/** Deletes what one module keeps under random ids of a device, in categories that are not granted. */
export type Forget = (db: Db, ids: readonly string[], granted: readonly ConsentCategory[]) => Promise<void>;

/** @param forget each is told the ids of a device whose shopper withdrew a consent */
export const consentHandlers = (forget: readonly Forget[] = []) =>
  ({
    'consent.record': async ({ body }, { db, locale, session, clock, header, setCookie }) => {
      const now = clock();
      const granted = OPTIONAL_CATEGORIES.filter((category) => body.granted.includes(category));
      const previous = body.previous === undefined ? undefined : await findRecord(db, body.previous);
      const record = await addRecord(db, {
        id: body.id,
        deviceId: previous?.deviceId ?? body.previous ?? body.id,
        accountId: session?.account?.id ?? null,
        granted,
        locale: locale.id,
        source: body.source,
        textVersion: body.text,
        globalPrivacyControl: header('Sec-GPC') === '1',
        chosenAt: new Date(body.chosenAt),
        recordedAt: now,
      });
      if (body.forget && body.forget.length > 0) for (const module of forget) await module(db, body.forget, granted);
      const recordedAt = record.recordedAt.toISOString();
      // Some browsers keep a cookie of a script for a week only. One of another choice is newer and stays.
      if (decodeChoice(readCookie(header('Cookie'), CONSENT_COOKIE))?.id === record.id)
        setCookie(consentCookie({ id: record.id, granted: record.granted, at: recordedAt }));
      return { id: record.id, recordedAt };
    },

    'consent.proof': async ({ params }, { db, clock }) => {
      const record = await findRecord(db, params.id);
      if (!record) throw new Refusal('API404');
      return { exportedAt: clock().toISOString(), records: await recordsOfDevice(db, record.deviceId) };
    },
  }) satisfies Handlers<'consent.record' | 'consent.proof'>;
