import '#contract/calls/wire-staff.gen.ts';
import type { Api } from '#contract/client/client.ts';
import { ApiError } from '#contract/client/client.ts';
import { DOC_KINDS, type DocKind } from '#contract/calls/content/documents.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import { PRODUCT_ID_LENGTH } from '#contract/constants.ts';
import { LOCALES } from '#contract/locales.ts';
import type { DraftConflict, DraftName } from '#db/content-drafts/draft-database.ts';
import type { SaveResult } from '#db/content-drafts/draft-sync.ts';
import type { Referred } from './form/reference-source.ts';
import { type EditorSchemas, resolveNode, type SchemaDocument } from './form/schema-node.ts';
import { base64Of } from './base64.ts';
import { isJudged } from './is-judged.ts';
import { type EditorService, type OpenedDocument, UnreadablePicture } from './service.ts';
import { isUploadType } from './upload-type.ts';

/** Of one list; the shop's own documents are fewer. */
const PAGE = 200;
const HISTORY_PAGE = 50;
const FOUND_PRODUCTS = 8;
/** As many as a document may choose (contract/calls/content/placeholders.ts). */
const PRODUCTS_MAX = 24;
const PRODUCT_ID = new RegExp(`^[A-Z0-9]{${PRODUCT_ID_LENGTH.min},${PRODUCT_ID_LENGTH.max}}$`);

const isKind = (kind: string): kind is DocKind => DOC_KINDS.some((one) => one === kind);

const localeOf = (siteId: string) => Object.values(LOCALES).find((one) => one.siteId === siteId)?.id;

const paramsOf = ({ siteId, kind, slug }: DraftName) => {
  if (!isKind(kind)) throw new Error(`No kind of document: ${kind}`);
  return { siteId, kind, slug };
};

/** Of a document that was not read because a text or a list in it is too long: the fields, as the service names them otherwise. */
const tooLong = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const issues = (details['issues'] ?? []) as readonly { readonly path: string; readonly reason: string }[];
  const long = issues.filter(({ reason, path }) => reason === 'too_big' && path.startsWith('body.document.'));
  return Object.fromEntries(long.map(({ path }) => [path.slice('body.document.'.length), 'this is too long']));
};

const resultOf = (error: unknown): SaveResult => {
  if (!isJudged(error)) return { kind: 'later' };
  const { details } = error.refused;
  if (error.code === 'WMK409V') return { kind: 'conflict', theirs: details as unknown as DraftConflict };
  if (error.code === 'WMK422D') return { kind: 'refused', problems: details['problems'] as Readonly<Record<string, string>> };
  return { kind: 'refused', problems: { '': error.message, ...tooLong(details) } };
};

const typeOf = ({ type }: File) => {
  if (!isUploadType(type)) throw new TypeError(`No picture: ${type}`);
  return type;
};

/** `First Frost (2).JPG`: `first-frost-2`. */
const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'picture';

const schemasOf = (root: SchemaDocument): EditorSchemas => {
  const part = (name: string) => resolveNode(root.properties?.[name] ?? {}, root).properties ?? {};
  return { ...(root.$defs && { $defs: root.$defs }), properties: part('blocks'), documents: part('documents') };
};

/**
 * What the search found, as the editor names it.
 * @param ids those that were asked for: one of a colour stays that of the colour
 */
const referredBy = (hits: readonly ProductHit[], ids: readonly string[] = []): Referred[] =>
  hits.map(({ id, productId, name, picture }) => ({ id: ids.find((one) => one === productId) ?? id, name, picture }));

/** The content service as the editor asks it. */
export const createEditorService = (api: Api): EditorService => ({
  schemas: async () => schemasOf((await api('contentAdmin.schemas')) as SchemaDocument),
  list: async ({ siteId, kind, q }) => {
    const query = { limit: PAGE, ...(kind && isKind(kind) && { kind }), ...(q && { q }) };
    const found = [];
    for (let offset = 0; ; offset += PAGE) {
      const { documents, numFound } = await api('contentAdmin.documents', { params: { siteId }, query: { ...query, offset } });
      found.push(...documents);
      if (documents.length === 0 || found.length >= numFound) return found;
    }
  },
  open: async (name): Promise<OpenedDocument | undefined> => {
    try {
      return await api('contentAdmin.document', { params: paramsOf(name) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'API404') return undefined;
      throw error;
    }
  },
  save: async (name, document, baseVersion, key) => {
    try {
      const { version } = await api('contentAdmin.save', {
        params: paramsOf(name),
        body: { document, version: baseVersion },
        key,
      });
      return { kind: 'saved', version };
    } catch (error) {
      return resultOf(error);
    }
  },
  check: async (name, document) => (await api('contentAdmin.validate', { params: paramsOf(name), body: { document } })).problems,
  draw: (name, document) => api('contentAdmin.preview', { params: paramsOf(name), body: { document } }),
  filters: async (siteId) => {
    const locale = localeOf(siteId);
    const { facets } = await api('products.productSearch', { ...(locale && { locale }), query: { count: 1 } });
    return facets
      .filter(({ values }) => values.length > 0)
      .map(({ id, label, values }) => ({ id, name: label, values: values.map((one) => ({ id: one.value, name: one.label })) }));
  },
  choices: (siteId) => api('contentAdmin.choices', { params: { siteId } }),
  publish: async (name, version, schedule) => {
    await api('contentAdmin.publish', { params: paramsOf(name), body: { version, ...schedule }, key: crypto.randomUUID() });
  },
  unpublish: async (name, version) => {
    await api('contentAdmin.unpublish', { params: paramsOf(name), body: { version }, key: crypto.randomUUID() });
  },
  history: async (name) => (await api('contentAdmin.history', { params: paramsOf(name), query: { limit: HISTORY_PAGE } })).revisions,
  rollback: async (name, toVersion, version) => {
    await api('contentAdmin.rollback', { params: paramsOf(name), body: { toVersion, version }, key: crypto.randomUUID() });
  },
  audit: async () => (await api('contentAdmin.audit', { query: { limit: HISTORY_PAGE } })).entries,
  products: async (siteId, query) => {
    const locale = localeOf(siteId);
    const ask = async (asked: { readonly q: string } | { readonly ids: string }, count: number) =>
      (await api('products.productSearch', { ...(locale && { locale }), query: { ...asked, count } })).hits;
    if ('ids' in query) return referredBy(await ask({ ids: query.ids.join(',') }, PRODUCTS_MAX), query.ids);
    const id = query.q.toUpperCase();
    const [named, found] = await Promise.all([PRODUCT_ID.test(id) ? ask({ ids: id }, 1) : [], ask({ q: query.q }, FOUND_PRODUCTS)]);
    return [...referredBy(named, [id]), ...referredBy(found.filter((hit) => named.every((one) => one.id !== hit.id)))];
  },
  pictures: async () => (await api('contentAdmin.images', { query: { limit: PAGE } })).images,
  upload: async ({ file, alt, focalPoint }) => {
    const body = { name: nameOfFile(file.name), type: typeOf(file), content: await base64Of(file), alt, focalPoint };
    try {
      return (await api('contentAdmin.uploadImage', { body, key: crypto.randomUUID() })).picture;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WMK422P') throw new UnreadablePicture();
      throw error;
    }
  },
});
