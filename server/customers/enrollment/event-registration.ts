import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { isPersonName } from '#domain/address-check.ts';
import { EVENT_DAYS_SEPARATOR } from '#contract/calls/enrollment.ts';
import { daysOf, findEvent } from '#domain/events.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { eventRegistrations } from '#server/platform/db/schema/enrollment.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A field that does not hold what the form asked for; it says which, and never the value. */
const wrong = (field: string, reason: string): Refusal => new Refusal('WMK400', { issues: [{ path: `body.${field}`, reason }] });

/**
 * Joins whoever is signed in. The email goes to the account's own address, whatever the form held (it shows it and lets nobody change it,
 * spec 3 §5). Said again, the newer counts.
 * @throws API404 for an event that there is not, or that is over; WMK400 naming the field
 */
export const registerForEvent = async (
  body: CallBody<'consumer.eventRegistration'>,
  { db, clock, session }: CallContext<'consumer.eventRegistration'>,
): Promise<CallResponse<'consumer.eventRegistration'>> => {
  const event = findEvent(body.eventId);
  const now = clock();
  if (!event || event.endDate < now.toISOString().slice(0, 10)) throw new Refusal('API404');
  if (!body.eventTermsAccepted) throw wrong('eventTermsAccepted', 'requiredCheckbox');
  const all = daysOf(event);
  const chosen = all.length === 1 ? all : [...new Set(body.attendingDays.split(EVENT_DAYS_SEPARATOR).filter((day) => day !== ''))];
  if (chosen.length === 0) throw wrong('attendingDays', 'required');
  if (!chosen.every((day) => all.includes(day))) throw wrong('attendingDays', 'unknown');
  const plusOne = body.plusOne ?? '';
  if (plusOne !== '' && !(event.enablePlusOne && isPersonName(plusOne))) throw wrong('plusOne', 'guestName');
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('AUT404');
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
  return { eventId: event.eventId, registeredAt: now.toISOString() };
};
