import type { CallResponse } from '#contract/calls/calls.ts';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import type { Locale } from '#contract/locales.ts';
import type { Model, ModelCategory } from '#domain/catalogue/model/types.ts';
import { usedCategories } from '#domain/catalogue/model/used-categories.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { StoredMenuItem } from './assemble-menu.ts';
import type { StoredPage } from './assemble-page.ts';
import { legalLinks, legalTitle } from './legal/legal-pages.ts';

/** What a shop shows before anybody has written content for it: a menu, a footer and a home page made of its own categories and products. */
const WORDS = {
  en: {
    highlights: 'Highlights',
    all: 'Categories',
    fresh: 'New in the shop',
    more: 'See everything',
    title: 'Welcome',
    about: 'Have a look round.',
    shop: 'Shop',
  },
  fr: {
    highlights: 'À la une',
    all: 'Catégories',
    fresh: 'Nouveau dans la boutique',
    more: 'Tout voir',
    title: 'Bienvenue',
    about: 'Faites un tour.',
    shop: 'Boutique',
  },
  de: {
    highlights: 'Highlights',
    all: 'Kategorien',
    fresh: 'Neu im Shop',
    more: 'Alles ansehen',
    title: 'Willkommen',
    about: 'Sehen Sie sich um.',
    shop: 'Shop',
  },
} as const;

const ROOTS_SHOWN = 8;
const LINKS_SHOWN = 12;

const SELECTORS_SHOWN = 4;

const link = (category: ModelCategory, locale: Locale) => ({ url: `category:${category.id}`, text: textFor(category.names, locale) });

/** Children that have children become columns; the rest stand together in a column of their own, rules first. */
const columnsOf = (root: ModelCategory, locale: Locale): MenuItem['columns'] => {
  const words = WORDS[locale.language];
  const grouped = root.children.filter(({ children }) => children.length > 0);
  const single = root.children.filter(({ children }) => children.length === 0);
  return [
    ...grouped.map((child) => ({
      title: textFor(child.names, locale),
      target: link(child, locale),
      links: child.children.slice(0, LINKS_SHOWN).map((grandchild) => link(grandchild, locale)),
    })),
    ...(single.length > 0
      ? [{ title: grouped.length > 0 ? words.highlights : words.all, links: single.slice(0, LINKS_SHOWN).map((child) => link(child, locale)) }]
      : []),
  ];
};

const leavesOf = (category: ModelCategory): ModelCategory[] => (category.children.length === 0 ? [category] : category.children.flatMap(leavesOf));

/** The mega menu (spec 3 §3): the roots in their order, those that hold something. */
export const menuOf = (model: Model, locale: Locale): StoredMenuItem[] => {
  const used = usedCategories(model);
  return model.roots
    .filter((root) => root.rule !== null || used.has(root.id))
    .slice(0, ROOTS_SHOWN)
    .map((root) => ({
      id: root.id,
      title: textFor(root.names, locale),
      target: link(root, locale),
      columns: columnsOf(root, locale),
      visualSelectors: (root.children.length === 0 ? [] : leavesOf(root))
        .slice(0, SELECTORS_SHOWN)
        .map((leaf) => ({ id: leaf.id, target: link(leaf, locale) })),
      hideShopAll: { large: root.children.length === 0, small: root.children.length === 0 },
    }));
};

/** The first categories as a column, and what every shop says about itself. */
export const footerOf = (model: Model, locale: Locale, year: number): CallResponse<'content.footer'> => ({
  columns: [
    { title: WORDS[locale.language].shop, links: menuOf(model, locale).map(({ target }) => target) },
    { title: legalTitle(locale), links: legalLinks(locale) },
  ],
  legal: `© ${year} Waymark`,
});

export const homeOf = (model: Model, locale: Locale): StoredPage => {
  const words = WORDS[locale.language];
  const [first] = menuOf(model, locale);
  return {
    title: words.title,
    description: words.about,
    blocks: [
      {
        id: 'home-hero',
        kind: 'hero',
        name: 'home hero',
        variant: 'standardHero',
        title: words.title,
        titleH1: true,
        subtitle: words.about,
        titleColor: 'light',
        subtitleColor: 'light',
        media: sceneMedia('scene-mountain-dawn', words.title),
        gradient: { style: 'focused', tone: 'dark' },
        ...(first ? { targets: [{ url: `category:${first.id}`, text: first.title, style: 'primary' }] } : {}),
      },
      {
        id: 'home-products',
        kind: 'collection',
        name: 'home products',
        type: 'product',
        title: words.fresh,
        items: [{ kind: 'products', sort: 'newest', count: 12 }],
        breakpoints: carousel,
      },
    ],
  };
};

/** One landscape in the shape of each screen. */
export const sceneMedia = (key: string, alt: string) => {
  const picture = (angle: string) => ({ image: { key, angle, alt, tone: '#5d6b6a' } });
  return { sm: picture('tall'), md: picture('wide'), lg: picture('wide') };
};

/** Widths in rem. */
export const carousel = {
  sm: { type: 'carousel', slideWidth: 12.5, slidePadding: 1, showArrows: false, showProgress: true },
  md: { type: 'carousel', slideWidth: 15, slidePadding: 1.25, showArrows: true, showProgress: true },
  lg: { type: 'carousel', slideWidth: 17.5, slidePadding: 1.5, showArrows: true, showProgress: true },
} as const;
