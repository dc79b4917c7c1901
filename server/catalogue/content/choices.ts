import type { ContentChoices } from '#contract/calls/content-admin.ts';
import type { Locale } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { ModelCategory } from '#domain/catalogue/model/types.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { tagsOf } from './articles.ts';
import type { Reading } from './assemble-doc.ts';
import { type DocKind, readDocs, textOfDoc } from './read-docs.ts';
import { localeOfSite } from './site.ts';

/** Between the names of categories: `Women › Shoes`. */
const BELOW = ' › ';

/** A category with the names of those above it. */
export const categoryName = (category: ModelCategory, locale: Locale): string =>
  category.path.map(({ id, names }) => textFor(names, locale) || id).join(BELOW);

/** What a document of a site may name beside products, which are too many for a list. Drafts of the site count: they may be published first. */
export const readChoices = async ({ db, clock }: Reading, siteId: string): Promise<ContentChoices> => {
  const locale = localeOfSite(siteId);
  const model = await currentModel(db);
  const docsOf = (kind: DocKind) => readDocs(db, { mode: 'preview', siteId }, kind, clock());
  const branch = (category: ModelCategory): ModelCategory[] => [category, ...category.children.flatMap(branch)];
  const named = async (kind: DocKind) =>
    (await docsOf(kind))
      .map((doc) => ({ id: doc.slug, name: textOfDoc(doc, 'title') || doc.slug }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale.tag));
  const tags = new Map((await docsOf('article')).flatMap(tagsOf).map(({ id, label }) => [id, label]));
  return {
    categories: model.roots.flatMap(branch).map((category) => ({ id: category.id, name: categoryName(category, locale) })),
    tags: [...tags].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name, locale.tag)),
    events: await named('event'),
    pages: await named('page'),
  };
};
