import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { readSessionCookie, SESSION_COOKIE } from './cookie.ts';
import { findSession } from './find-session.ts';
import { forgetExpiredSessions, renewSession } from './sessions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00Z');
const DAYS = 24 * 60 * 60 * 1000;

/** Asks for a session as a browser would: sends the cookie it has, keeps the one it gets. */
const renew = async (cookie?: string, at = now) => {
  let line = '';
  const setCookie = (value: string): void => {
    line = value;
  };
  const session = await renewSession(database.db, { cookies: cookie, now: at, setCookie });
  return { session, line, cookie: line.slice(0, line.indexOf(';')) };
};
const subjectOf = async (cookie: string | undefined, at = now) => (await findSession(database.db, cookie, at))?.subject;

test('a new guest gets a cookie that no script and no other site can use', async () => {
  const { session, line } = await renew();
  expect(session).toMatchObject({ type: 'Guest', expiresIn: expect.any(Number) });
  expect(line).toMatch(/^__Host-waymark-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
  expect(JSON.stringify(session)).not.toContain(line.slice(SESSION_COOKIE.length + 1, 60));
});

test('the database keeps hashes of token and handle alone', async () => {
  const { session, cookie } = await renew();
  const token = readSessionCookie(cookie) ?? 'none';
  const dump = JSON.stringify(await database.db.execute(sql`select * from session_tokens join sessions on sessions.id = session_id`));
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(session.refreshToken);
});

test('a renewal keeps the guest and rotates the token; the old one works until the new one has been used', async () => {
  const first = await renew();
  const second = await renew(first.cookie);
  expect(second.session.subject).toBe(first.session.subject);
  expect(second.cookie).not.toBe(first.cookie);
  expect(await subjectOf(first.cookie)).toBe(first.session.subject);
  expect(await subjectOf(second.cookie)).toBe(first.session.subject);
  expect(await subjectOf(first.cookie)).toBeUndefined();
  expect(await subjectOf(second.cookie)).toBe(first.session.subject);
});

test("a session names the open cart of its guest that was changed last, and nobody else's", async () => {
  const first = await renew();
  const { subject } = first.session;
  expect(first.session.basket).toEqual({ id: null });
  const about = { locale: 'en-us', currency: 'USD', version: 1, createdAt: now } as const;
  const at = (minute: number): Date => new Date(now.getTime() + minute * 60_000);
  const [older, newer, ordered, foreign] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await database.db.insert(carts).values([
    { ...about, id: newer, subject, state: 'open', updatedAt: at(2) },
    { ...about, id: older, subject, state: 'open', updatedAt: at(1) },
    { ...about, id: ordered, subject, state: 'ordered', updatedAt: at(3) },
    { ...about, id: foreign, subject: 'guest-else', state: 'open', updatedAt: at(4) },
  ]);
  expect((await renew(first.cookie)).session.basket).toEqual({ id: newer });
});

test('a token that comes back long after its end was stolen: the session ends for whoever has it', async () => {
  const first = await renew();
  const second = await renew(first.cookie);
  expect(await subjectOf(second.cookie)).toBe(first.session.subject);
  const later = new Date(now.getTime() + 61_000);
  expect(await subjectOf(first.cookie, later)).toBeUndefined();
  expect(await subjectOf(second.cookie, later)).toBeUndefined();
});

test('an answer that was lost locks nobody out: the old token renews again', async () => {
  const first = await renew();
  await renew(first.cookie);
  const again = await renew(first.cookie);
  expect(again.session.subject).toBe(first.session.subject);
  expect(await subjectOf(again.cookie)).toBe(first.session.subject);
});

test('two tabs that renew at once both stay signed on', async () => {
  const first = await renew();
  const [a, b] = await Promise.all([renew(first.cookie), renew(first.cookie)]);
  expect(await subjectOf(a.cookie)).toBe(first.session.subject);
  expect(await subjectOf(b.cookie)).toBe(first.session.subject);
  expect(await subjectOf(a.cookie)).toBe(first.session.subject);
});

test.each([undefined, '', 'other=1', `${SESSION_COOKIE}=short`, `${SESSION_COOKIE}=${'a'.repeat(43)}`, `x${SESSION_COOKIE}=${'a'.repeat(43)}`])(
  'the cookie header %j opens nothing',
  async (header) => {
    expect(await subjectOf(header)).toBeUndefined();
    const { session } = await renew(header);
    expect(session.subject).toMatch(/^guest-/);
  },
);

test('an expired token opens nothing and is forgotten; the next guest is another', async () => {
  const first = await renew();
  const later = new Date(now.getTime() + 61 * DAYS);
  expect(await subjectOf(first.cookie, later)).toBeUndefined();
  expect((await renew(first.cookie, later)).session.subject).not.toBe(first.session.subject);
  await forgetExpiredSessions(database.db, later);
  expect(await subjectOf(first.cookie, now)).toBeUndefined();
});
