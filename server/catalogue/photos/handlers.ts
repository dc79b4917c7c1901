import type { CallName } from '#contract/calls/calls.ts';
import { PHOTO_BYTES, PHOTO_CATEGORIES, PHOTO_TERMS, PHOTO_TYPES } from '#contract/calls/photo-limits.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { asLine } from '#server/catalogue/reviews/plain-text.ts';
import { styleOf } from '#server/catalogue/reviews/style-of.ts';
import { report } from '#server/catalogue/reviews/votes.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PhotoFiles } from './files.ts';
import { makePass, type PhotoService } from './pass.ts';
import { findShown, ofStyle, readOfPerson, readOwnPhotos, readRecent, SORTED } from './read.ts';
import { introduce, ownUser, sharePhoto, takeBack } from './share.ts';
import { stashPhoto } from './stash.ts';

export interface PhotoPorts {
  readonly keys: SagaKeys;
  readonly files: PhotoFiles;
  /** Deletes what was taken back, with its files. */
  readonly forget: () => Promise<unknown>;
  readonly publicUrl: string;
  /** Another service in the place of this one. */
  readonly service?: PhotoService | undefined;
}

type PhotoCall = Extract<CallName, `photo.${string}`>;

const elsewhere = async (): Promise<never> => {
  throw new Refusal('API404');
};

/** The user photo service (spec 2 §7), or what is left of it where another service answers: uploads, because reviews have photos of their own. */
export const photoHandlers = (ports: PhotoPorts): Handlers<PhotoCall> =>
  ports.service ? { ...ownHandlers(ports), ...ELSEWHERE } : ownHandlers(ports);

const ELSEWHERE = {
  'photo.streamsRecent': elsewhere,
  'photo.streamRecent': elsewhere,
  'photo.categoriesRecent': elsewhere,
  'photo.customerRecent': elsewhere,
  'photo.mediaStreams': elsewhere,
  'photo.reportMedia': elsewhere,
  'photo.users': elsewhere,
  'photo.userMedia': elsewhere,
  'photo.ownMedia': elsewhere,
  'photo.deleteMedia': elsewhere,
} satisfies Handlers<Exclude<PhotoCall, 'photo.root' | 'photo.pass' | 'photo.stashes'>>;

const ownHandlers = (ports: PhotoPorts) =>
  ({
    'photo.root': async () => ({
      types: [...PHOTO_TYPES],
      maxBytes: PHOTO_BYTES,
      categories: [...PHOTO_CATEGORIES],
      terms: PHOTO_TERMS,
      ...(ports.service && { service: ports.service.url }),
    }),

    'photo.pass': async (_, { session, clock }) => {
      if (!ports.service) throw new Refusal('API404');
      return { token: await makePass(ports.service, session, { issuer: ports.publicUrl, now: clock() }) };
    },

    'photo.streamsRecent': ({ query }, { db }) => readRecent(db, undefined, query),

    'photo.streamRecent': async ({ params, query }, { db }) => readRecent(db, ofStyle(await styleOf(db, params.streamId)), query),

    'photo.categoriesRecent': ({ query }, { db }) => readRecent(db, SORTED, query),

    'photo.customerRecent': ({ params, query }, { db }) => readOfPerson(db, params.customerId, query),

    'photo.mediaStreams': async ({ params }, { db, locale }) => {
      const { masterId } = await findShown(db, params.mediaId);
      const style = (await currentModel(db)).styleById.get(masterId ?? '');
      return { streams: style ? [{ id: style.id, name: textFor(style.names, locale), url: productUrl(style, locale) }] : [] };
    },

    'photo.reportMedia': async ({ params, body }, { db, session, clock }) => {
      const { id } = await findShown(db, params.mediaId);
      const note = body.note ? asLine(body.note) : null;
      await report(db, { kind: 'photo', id, subject: session.subject, reason: body.reason, note, now: clock() });
      return { flagged: true as const };
    },

    'photo.users': async ({ body }, { db, session, clock, locale }) => {
      const { id, name } = await introduce(db, session.account.id, body.name, { now: clock(), locale });
      return { userId: id, name };
    },

    'photo.stashes': ({ body }, ctx) => stashPhoto(body, ctx, ports),

    'photo.userMedia': async ({ params, body }, ctx) => {
      const { db, session, locale, clock } = ctx;
      const user = await ownUser(db, params.userId, session.account.id);
      return sharePhoto({ db, session, locale, now: clock() }, user, await styleOf(db, body.productId), body);
    },

    'photo.ownMedia': async ({ params }, { db, session }) => ({
      photos: await readOwnPhotos(db, await ownUser(db, params.userId, session.account.id)),
    }),

    'photo.deleteMedia': async ({ params }, ctx) => {
      const { db, session } = ctx;
      await takeBack(db, await ownUser(db, params.userId, session.account.id), params.mediaId);
      ctx.afterCommit(async () => void (await ports.forget()));
      return { deleted: true as const };
    },
  }) satisfies Handlers<PhotoCall>;
