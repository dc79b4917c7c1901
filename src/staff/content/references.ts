import type { ReferenceSources } from './form/reference-source.ts';
import type { EditorService } from './service.ts';

/** What a document of a site may choose from. Articles are few: they are searched on the device. */
export const referencesOf = ({ products, list }: Pick<EditorService, 'products' | 'list'>, siteId: string): ReferenceSources => {
  const articles = async () => (await list({ siteId, kind: 'article' })).map(({ slug, title }) => ({ id: slug, name: title === '' ? slug : title }));
  return {
    products: { find: (q) => products(siteId, { q }), byIds: (ids) => products(siteId, { ids }) },
    articles: {
      find: async (q) => (await articles()).filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(q.toLowerCase())),
      byIds: async (ids) => (await articles()).filter(({ id }) => ids.includes(id)),
    },
  };
};
