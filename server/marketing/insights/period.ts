import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallQuery } from '#contract/calls/calls.ts';
import { EVENTS_KEPT_DAYS } from '#contract/calls/funnel-steps.ts';
import type { LocaleId } from '#contract/locales.ts';
import { Refusal } from '#server/platform/refusal.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 28;

/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly shop: LocaleId | undefined;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** @throws WMK400 where it ends before it begins, or has more days than events are kept */
export const periodOf = ({ from, to, shop }: CallQuery<'insights.funnel'>, now: Date): Period => {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(new Date(startOf(last).getTime() - (DEFAULT_DAYS - 1) * DAY_MS));
  const days = (startOf(last).getTime() - startOf(first).getTime()) / DAY_MS + 1;
  if (days < 1 || days > EVENTS_KEPT_DAYS)
    throw new Refusal('WMK400', { issues: [{ path: 'query.from', reason: 'The period is empty or too long' }] });
  return { from: first, to: last, shop };
};

export const boundsOf = ({ from, to }: Period): { readonly start: Date; readonly end: Date } => ({
  start: startOf(from),
  end: new Date(startOf(to).getTime() + DAY_MS),
});

/** Rows of the period, and of its shop where it names one. */
export const inPeriod = (columns: { readonly happenedAt: PgColumn; readonly shop: PgColumn }, period: Period): SQL | undefined => {
  const { start, end } = boundsOf(period);
  return and(gte(columns.happenedAt, start), lt(columns.happenedAt, end), period.shop === undefined ? undefined : eq(columns.shop, period.shop));
};

/** Every day of the period, in order. */
export const daysOf = (period: Period): string[] => {
  const { start, end } = boundsOf(period);
  return Array.from({ length: Math.round((end.getTime() - start.getTime()) / DAY_MS) }, (_, at) => dayOf(new Date(start.getTime() + at * DAY_MS)));
};
