import { productIdSchema } from '#contract/ids.ts';
import type { ChoiceKind, Referred, ReferenceSources } from './form/reference-source.ts';
import type { EditorService } from './service.ts';

const LISTS = { category: 'categories', tag: 'tags', event: 'events', page: 'pages' } as const satisfies Record<ChoiceKind, string>;
const FOUND_CATEGORIES = 8;

const matching = (all: readonly Referred[], q: string): Referred[] =>
  all.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(q.toLowerCase()));
const isAddress = (text: string): boolean => text.includes('/');
const isProductId = (id: string): boolean => productIdSchema.safeParse(id).success;

/** What a document of a site may choose from. Articles and categories are few: they are searched on the device. */
export const referencesOf = (
  { products, list, choices, filters }: Pick<EditorService, 'products' | 'list' | 'choices' | 'filters'>,
  siteId: string,
): ReferenceSources => {
  const articles = async () => (await list({ siteId, kind: 'article' })).map(({ slug, title }) => ({ id: slug, name: title === '' ? slug : title }));
  const categories = async () => (await choices(siteId)).categories;
  return {
    products: { find: (q) => products(siteId, { q }), byIds: (ids) => products(siteId, { ids }) },
    articles: {
      find: async (q) => matching(await articles(), q),
      byIds: async (ids) => (await articles()).filter(({ id }) => ids.includes(id)),
    },
    places: {
      find: async (q) => {
        if (isAddress(q)) return [{ id: q, name: q }];
        const [shelves, goods] = await Promise.all([categories(), products(siteId, { q })]);
        return [...matching(shelves, q).slice(0, FOUND_CATEGORIES), ...goods];
      },
      byIds: async (ids) => {
        const named = ids.filter(isProductId);
        const [shelves, goods] = await Promise.all([categories(), named.length > 0 ? products(siteId, { ids: named }) : []]);
        return [...shelves.filter(({ id }) => ids.includes(id)), ...goods];
      },
    },
    siteId,
    filters: () => filters(siteId),
    choices: async (kind) => (await choices(siteId))[LISTS[kind]],
  };
};
