import { isEditor } from '#contract/accounts.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { PRODUCT_ID_LENGTH } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { categoryName, readChoices } from './choices.ts';
import { drawDoc } from './draw-doc.ts';
import { keepUpload } from './images/keep-upload.ts';
import { listImages, uploadedImage } from './images/image-store.ts';
import { readUpload } from './images/read-upload.ts';
import { localeOfSite } from './site.ts';
import { urlOfDoc } from './where-shown.ts';
import { type Asked, publish, rollBack, saveDraft, unpublish } from './store/change-doc.ts';
import { checkDoc } from './store/check-doc.ts';
import { editorSchemas } from './store/doc-schemas.ts';
import { linkProblems } from './store/link-context.ts';
import { listDocuments, type NameOfOwner, openDocument, readAudit, readHistory } from './store/read-edited.ts';

type AdminName = Extract<CallName, `contentAdmin.${string}`>;
type Editing = Pick<CallContext<AdminName>, 'session' | 'db' | 'clock'>;

const SHOWN = 100;

/** Content is written by editors. Anybody else gets the same answer as without an account. */
const assertEditor = ({ session }: Editing): void => {
  if (!isEditor(session.account.consumerType)) throw new Refusal('AUT404');
};

const askedBy = (ctx: Editing, name: Asked['name'], { version, note }: Pick<Asked, 'version' | 'note'>): Asked => {
  assertEditor(ctx);
  return { name, version, note, now: ctx.clock(), accountId: ctx.session.account.id };
};

/** Documents of categories and products have numbers, which say little in a list. */
const ownerNames =
  ({ categories, styleById }: Model, locale: Locale): NameOfOwner =>
  (kind, slug) => {
    const category = kind === 'category' ? categories.get(slug) : undefined;
    const style = kind === 'product' ? styleById.get(slug.slice(0, PRODUCT_ID_LENGTH.min)) : undefined;
    return (category && categoryName(category, locale)) ?? ((style && textFor(style.names, locale)) || undefined);
  };

const schemas = editorSchemas();

const paging = ({ limit = SHOWN, offset = 0 }: { readonly limit?: number | undefined; readonly offset?: number | undefined }) => ({ limit, offset });

export const contentAdminHandlers = ({ storage }: { readonly storage: Storage }) =>
  ({
    'contentAdmin.schemas': async (_, ctx) => {
      assertEditor(ctx);
      return schemas;
    },

    'contentAdmin.documents': async ({ params: { siteId }, query }, ctx) => {
      assertEditor(ctx);
      const nameOf = ownerNames(await currentModel(ctx.db), localeOfSite(siteId));
      return listDocuments(ctx.db, siteId, { ...query, ...paging(query) }, ctx.clock(), nameOf);
    },

    'contentAdmin.document': async ({ params }, ctx) => {
      assertEditor(ctx);
      const locale = localeOfSite(params.siteId);
      const opened = await openDocument(ctx.db, params);
      if (!opened) throw new Refusal('API404');
      return { ...opened, url: urlOfDoc(params.kind, params.slug, { model: await currentModel(ctx.db), locale }) };
    },

    'contentAdmin.history': async ({ params, query }, ctx) => {
      assertEditor(ctx);
      return { revisions: await readHistory(ctx.db, params, paging(query)) };
    },

    'contentAdmin.validate': async ({ params, body }, ctx) => {
      assertEditor(ctx);
      localeOfSite(params.siteId);
      const { doc, problems } = checkDoc(params.kind, params.slug, body.document);
      return { problems: { ...(await linkProblems(ctx.db, params, doc, ctx.clock())), ...problems } };
    },

    'contentAdmin.preview': async ({ params, body }, ctx) => {
      assertEditor(ctx);
      return drawDoc(ctx, params, body.document);
    },

    'contentAdmin.choices': async ({ params }, ctx) => {
      assertEditor(ctx);
      return readChoices(ctx, params.siteId);
    },

    'contentAdmin.save': async ({ params, body }, ctx) => ({ version: await saveDraft(ctx.db, askedBy(ctx, params, body), body.document) }),

    'contentAdmin.publish': async ({ params, body }, ctx) => {
      const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
      return { version: await publish(ctx.db, askedBy(ctx, params, body), { from: moment(body.from), until: moment(body.until) }) };
    },

    'contentAdmin.unpublish': async ({ params, body }, ctx) => ({ version: await unpublish(ctx.db, askedBy(ctx, params, body)) }),

    'contentAdmin.rollback': async ({ params, body }, ctx) => ({ version: await rollBack(ctx.db, askedBy(ctx, params, body), body.toVersion) }),

    'contentAdmin.audit': async ({ query }, ctx) => {
      assertEditor(ctx);
      return { entries: await readAudit(ctx.db, paging(query)) };
    },

    'contentAdmin.images': async ({ query }, ctx) => {
      assertEditor(ctx);
      return { images: (await listImages(ctx.db, paging(query))).map(uploadedImage) };
    },

    'contentAdmin.uploadImage': async ({ body }, ctx) => {
      assertEditor(ctx);
      await ctx.admit();
      // The same image has the same id, so that a repeat needs no key. It is drawn before the transaction, which would hold up everybody else.
      const image = await readUpload(body);
      const row = await keepUpload(ctx.db, storage, image, { ...body, now: ctx.clock(), accountId: ctx.session.account.id });
      return uploadedImage(row);
    },
  }) satisfies Handlers<AdminName>;
