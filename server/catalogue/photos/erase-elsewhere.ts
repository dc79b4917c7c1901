import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/db/open.ts';
import { photoErasures } from '#server/platform/db/schema/photos.ts';
import type { Log } from '#server/platform/http/context.ts';
import { ownerOfAccount, type PhotoService, signPass } from './pass.ts';

const TIMEOUT_MS = 8_000;
const RETRY_MS = 3_600_000;
/** A service that has not done it by then is reported to whoever runs the shop. */
const GIVE_UP_MS = 30 * 86_400_000;
/** Accounts of one round, which holds up other work of the shop. */
const ROUND = 5;
/** Answers with own photos that are read for one account; each has 100 at most. */
const PAGES = 50;
/** In place of a name that stands beside what that service may still keep. */
const NOBODY = 'Former customer';

const user = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(200)) });
const media = z.object({ photos: z.array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })) });
const anything = z.unknown();

/** In the transaction that erases an account: what it has shared with another photo service is to be deleted there. */
export const askErasure = async (tx: Db, service: PhotoService, accountId: string, now: Date): Promise<void> => {
  const row = { owner: ownerOfAccount(service, accountId), service: service.url, askedAt: now, dueAt: now };
  await tx.insert(photoErasures).values(row).onConflictDoNothing();
};

export interface ErasurePorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly service: PhotoService;
  /** Origin of the shop, which signs. */
  readonly issuer: string;
}

/** Asks that service in the name of an owner. @returns undefined where it answers 404 */
const callsOf =
  ({ service, issuer, clock }: Omit<ErasurePorts, 'db' | 'log'>, owner: string) =>
  async <T extends z.ZodMiniType>(method: string, path: string, schema: T, body?: object): Promise<z.output<T> | undefined> => {
    const pass = await signPass(service, owner, true, { issuer, now: clock() });
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${pass}`, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The photo service answered ${response.status}`);
    return schema.parse(await response.json());
  };

/** Photos first: without them the name stands beside nothing. */
const eraseOne = async (ports: Omit<ErasurePorts, 'db' | 'log'>, owner: string): Promise<void> => {
  const ask = callsOf(ports, owner);
  const known = await ask('POST', '/users', user, {});
  if (!known) return;
  const path = `/users/${encodeURIComponent(known.userId)}/media`;
  for (let page = 0; page < PAGES; page += 1) {
    const own = await ask('GET', path, media);
    if (!own) throw new Error('The photo service does not tell whose photos are whose');
    if (own.photos.length === 0) return void (await ask('POST', '/users', anything, { name: NOBODY }));
    for (const { id } of own.photos) await ask('DELETE', `${path}/${encodeURIComponent(id)}`, anything);
  }
  throw new Error('The photo service still has photos');
};

/**
 * Has photos of erased accounts deleted at another photo service, with the calls by which their owners could have done it. What fails is tried again every
 * hour, for 30 days. @returns how many accounts are done
 */
export const eraseElsewhere = async ({ db, log, ...ports }: ErasurePorts): Promise<number> => {
  const now = ports.clock();
  const due = and(eq(photoErasures.service, ports.service.url), lte(photoErasures.dueAt, now));
  const rows = await db.select().from(photoErasures).where(due).orderBy(asc(photoErasures.dueAt)).limit(ROUND);
  let done = 0;
  for (const { owner, askedAt } of rows) {
    const one = eq(photoErasures.owner, owner);
    try {
      await eraseOne(ports, owner);
      await db.delete(photoErasures).where(one);
      done += 1;
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'unknown';
      if (now.getTime() - askedAt.getTime() < GIVE_UP_MS) {
        await db
          .update(photoErasures)
          .set({ dueAt: new Date(now.getTime() + RETRY_MS) })
          .where(one);
      } else {
        await db.delete(photoErasures).where(one);
        log.error({ owner, failure }, 'photos of an erased account could not be deleted at the photo service');
      }
      // Whoever does not answer one does not answer the next.
      break;
    }
  }
  return done;
};
