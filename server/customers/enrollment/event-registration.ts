import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { isPersonName } from '#domain/address-check.ts';
import { EVENT_DAYS_SEPARATOR } from '#contract/calls/enrollment.ts';
import { daysOf } from '#domain/events.ts';
import { eq, sql } from 'drizzle-orm';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import { findEvent } from '#server/catalogue/content/read-events.ts';
import { takenPlaces } from '#server/catalogue/content/taken-places.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { eventRegistrations } from '#server/platform/db/schema/enrollment.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A field that does not hold what the form asked for; it says which, and never the value. */
const wrong = (field: string, reason: string): Refusal => new Refusal('WMK400', { issues: [{ path: `body.${field}`, reason }] });

/**
 * Takes places of an event. Registrations of one event wait for each other until their transactions end, so that two never take the same last place.
 * @throws WMK409E where fewer are left
 */
const takePlaces = async (tx: Db, event: ContentEvent, accountId: string, wanted: number): Promise<void> => {
  if (event.capacity === undefined) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event:${event.eventId}`}, 0))`);
  const taken = await takenPlaces(tx, [event], accountId);
  const placesLeft = Math.max(event.capacity - (taken.get(event.eventId) ?? 0), 0);
  if (placesLeft < wanted) throw new Refusal('WMK409E', { title: event.title, placesLeft });
};

/**
 * Joins whoever is signed in. The email goes to the account's own address, whatever the form held (it shows it and lets nobody change it,
 * spec 3 §5). Said again, the newer counts.
 * @throws API404 for an event that there is not, or that is over; WMK400 naming the field; WMK409E where there is no room
 */
export const registerForEvent = async (
  body: CallBody<'consumer.eventRegistration'>,
  { db, clock, session, locale }: CallContext<'consumer.eventRegistration'>,
): Promise<CallResponse<'consumer.eventRegistration'>> => {
  const now = clock();
  const event = await findEvent(db, locale.siteId, body.eventId, now);
  if (!event) throw new Refusal('API404');
  if (!body.eventTermsAccepted) throw wrong('eventTermsAccepted', 'requiredCheckbox');
  const all = daysOf(event);
  const chosen = all.length === 1 ? all : [...new Set(body.attendingDays.split(EVENT_DAYS_SEPARATOR).filter((day) => day !== ''))];
  if (chosen.length === 0) throw wrong('attendingDays', 'required');
  if (!chosen.every((day) => all.includes(day))) throw wrong('attendingDays', 'unknown');
  const plusOne = body.plusOne ?? '';
  if (plusOne !== '' && !(event.enablePlusOne && isPersonName(plusOne))) throw wrong('plusOne', 'guestName');
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('AUT404');
  await takePlaces(db, event, session.account.id, plusOne === '' ? 1 : 2);
  const said = {
    email: account.email,
    days: chosen.toSorted(),
    plusOne: plusOne || null,
    firstName: body.firstName || null,
    lastName: body.lastName || null,
    phone: body.phoneNumber || null,
    registeredAt: now,
  };
  await db
    .insert(eventRegistrations)
    .values({ eventId: event.eventId, accountId: session.account.id, ...said })
    .onConflictDoUpdate({ target: [eventRegistrations.eventId, eventRegistrations.accountId], set: said });
  const { eventId, title, place } = event;
  await queueEmail(db, {
    template: 'event-registration',
    locale: locale.id,
    recipient: account.email,
    data: { eventId, title, place, days: said.days, plusOne: said.plusOne, registeredAt: now.toISOString() },
    now,
  });
  return { eventId, registeredAt: now.toISOString() };
};
