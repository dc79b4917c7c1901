import type { InferInsertModel } from 'drizzle-orm';
import { type Locale, LOCALES } from '#contract/locales.ts';
import { categoriesBelow } from '../categories.ts';
import type { contentDocs } from '../../db/schema/catalogue.ts';
import { homePage, type Say, sayIn } from './home.ts';

type DocRow = InferInsertModel<typeof contentDocs>;

const link = (url: string, text: string) => ({ url, text });

/** The main menu: a panel for each wearer, then gear, what is new, what costs less. Links name categories, never addresses. */
const menu = (say: Say, locale: Locale) => {
  const item = (id: string, columns: unknown[]) => {
    const [root] = categoriesBelow(null, locale).filter((category) => category.id === id);
    return {
      id,
      title: root?.name ?? id,
      target: link(`category:${id}`, root?.name ?? id),
      menuStyle: 'columns',
      titleVisibility: { large: true, small: true },
      columns,
      menuBanner: null,
      hideShopAll: { large: columns.length === 0, small: columns.length === 0 },
      overrideShopAll: null,
    };
  };
  const wearer = (id: string) => {
    const children = categoriesBelow(id, locale);
    const groups = children.filter((child) => categoriesBelow(child.id, locale).length > 0);
    const single = children.filter((child) => !groups.includes(child));
    return item(id, [
      ...groups.map((group) => ({
        title: group.name,
        target: link(`category:${group.id}`, group.name),
        links: categoriesBelow(group.id, locale).map((child) => link(`category:${child.id}`, child.name)),
      })),
      { title: say('Highlights', 'À la une', 'Highlights'), links: single.map((child) => link(`category:${child.id}`, child.name)) },
    ]);
  };
  const gear = item('4000', [
    {
      title: say('Gear', 'Accessoires', 'Ausrüstung'),
      target: link('category:4000', say('Gear', 'Accessoires', 'Ausrüstung')),
      links: categoriesBelow('4000', locale).map((child) => link(`category:${child.id}`, child.name)),
    },
  ]);
  return { items: [wearer('1000'), wearer('2000'), wearer('3000'), gear, item('5000', []), item('6000', [])] };
};

const footer = (say: Say, year: number) => ({
  columns: [
    {
      title: say('Made for', 'Fait pour', 'Gemacht für'),
      links: [
        link('search:waterproof', say('Wet days', 'Les jours de pluie', 'Nasse Tage')),
        link('search:insulated', say('Cold days', 'Les jours froids', 'Kalte Tage')),
        link('search:trail', say('Narrow paths', 'Les sentiers étroits', 'Schmale Pfade')),
        link('category:4300', say('Carrying things', 'Porter ses affaires', 'Schweres Gepäck')),
      ],
    },
    {
      title: say('Presents', 'Cadeaux', 'Geschenke'),
      links: [
        link('category:4400', say('Gift cards', 'Cartes cadeaux', 'Geschenkkarten')),
        link('category:4200', say('Socks', 'Chaussettes', 'Socken')),
        link('category:4100', say('Caps and beanies', 'Casquettes et bonnets', 'Caps und Mützen')),
      ],
    },
  ],
  legal: say(
    `© ${year} Waymark. The range, its stores and its reviews are invented; the code is real.`,
    `© ${year} Waymark. La collection, les magasins et les avis sont inventés ; le code est réel.`,
    `© ${year} Waymark. Sortiment, Läden und Bewertungen sind erfunden; der Code ist echt.`,
  ),
});

/** Home page, menu and footer of every site. */
export const buildContent = (now: Date): DocRow[] =>
  Object.values(LOCALES).flatMap((locale): DocRow[] => {
    const say = sayIn(locale);
    const row = (kind: string, slug: string, doc: object): DocRow => ({
      siteId: locale.siteId,
      kind,
      slug,
      mode: 'publish',
      doc: { ...doc },
      modifiedAt: now,
    });
    return [row('page', 'home', homePage(say)), row('menu', 'main', menu(say, locale)), row('footer', 'main', footer(say, now.getUTCFullYear()))];
  });
