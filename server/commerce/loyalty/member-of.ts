import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMember, type Member } from './members.ts';

/** A shop that has switched it off has no programme (spec 2 §6). */
export const assertOffered = ({ id }: Locale): void => {
  if (!settingsFor(id).features.loyalty) throw new Refusal('API404');
};

/** @throws REW401 for guests, REW130 for who has not joined */
export const memberOf = async ({ db, locale, session }: { db: Db; locale: Locale; session: CallSession }): Promise<Member> => {
  assertOffered(locale);
  if (!session.account) throw new Refusal('REW401');
  const member = await findMember(db, session.account.id);
  if (!member) throw new Refusal('REW130');
  return member;
};
