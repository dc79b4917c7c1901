import type { InferInsertModel } from 'drizzle-orm';
import { type Locale, LOCALES } from '#contract/locales.ts';
import { LEGAL_PAGES } from '#server/platform/pages/legal-page-names.ts';
import { legalLinks, legalPage, legalTitle } from '#server/catalogue/content/legal/legal-pages.ts';
import type { contentDocs } from '#server/platform/db/schema/content.ts';
import { fixedPages, shelfAreas } from './areas.ts';
import { benefitBar } from './benefit-bar.ts';
import { campaignPage } from './campaign.ts';
import { eventDocs } from './events.ts';
import { showcases } from './content-pages.ts';
import { helpCentre } from './help-centre.ts';
import { homePage } from './home.ts';
import { type Say, sayIn } from './say.ts';
import { listContent } from './list-content.ts';
import { menu } from './menu.ts';
import { popUps } from './pop-ups.ts';
import { storiesPage, storyDocs } from './stories/build-stories.ts';

type DocRow = InferInsertModel<typeof contentDocs>;

const link = (url: string, text: string) => ({ url, text });

const footer = (say: Say, locale: Locale, year: number) => ({
  columns: [
    {
      title: say('Made for', 'Fait pour', 'Gemacht für'),
      links: [
        link('search:waterproof', say('Wet days', 'Les jours de pluie', 'Nasse Tage')),
        link('search:insulated', say('Cold days', 'Les jours froids', 'Kalte Tage')),
        link('search:trail', say('Narrow paths', 'Les sentiers étroits', 'Schmale Pfade')),
        link('page:basecamp', say('Basecamp', 'Basecamp', 'Basecamp')),
        link('page:westend', say('Westend', 'Westend', 'Westend')),
      ],
    },
    {
      title: say('Gifts', 'Cadeaux', 'Geschenke'),
      links: [
        link('page:gift-card', say('Gift cards', 'Cartes cadeaux', 'Geschenkkarten')),
        link('page:promotions', say('Offers', 'Offres', 'Angebote')),
        link('category:4200', say('Socks', 'Chaussettes', 'Socken')),
        link('category:4100', say('Caps and beanies', 'Casquettes et bonnets', 'Caps und Mützen')),
      ],
    },
    {
      title: say('Help', 'Aide', 'Hilfe'),
      links: [
        link('page:help', say('Help', 'Aide', 'Hilfe')),
        link('page:winter', say('Winter, on foot', 'L’hiver, à pied', 'Winter, zu Fuß')),
        link('page:stories', say('Stories', 'Récits', 'Geschichten')),
        link('page:events', say('Events', 'Événements', 'Veranstaltungen')),
        link('page:stores', say('Find a store', 'Trouver un magasin', 'Filiale finden')),
        link('page:track-order', say('Track an order', 'Suivre une commande', 'Bestellung verfolgen')),
        link('page:help/contact-us', say('Contact us', 'Nous écrire', 'Schreiben Sie uns')),
        link('page:warranty', say('Warranty', 'Garantie', 'Garantie')),
      ],
    },
    { title: legalTitle(locale), links: legalLinks(locale) },
  ],
  legal: say(
    `© ${year} Waymark. The range, its stores and its reviews are invented; the code is real.`,
    `© ${year} Waymark. La collection, les magasins et les avis sont inventés ; le code est réel.`,
    `© ${year} Waymark. Sortiment, Filialen und Bewertungen sind erfunden; der Code ist echt.`,
  ),
});

/** Home page, stories, events, menu, benefit bar and footer of every site. */
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
    return [
      row('page', 'home', homePage(say)),
      row('page', 'help', helpCentre(say)),
      row('page', 'winter', campaignPage(say)),
      ...Object.entries(fixedPages(say)).map(([slug, doc]) => row('fixed', slug, doc)),
      ...Object.entries(showcases(say)).map(([slug, doc]) => row('showcase', slug, doc)),
      ...shelfAreas(say).map(({ kind, slug, doc }) => row(kind, slug, doc)),
      row('category', 'default', listContent(say)),
      ...LEGAL_PAGES.map((slug) => row('page', slug, legalPage(slug, locale))),
      row('page', 'stories', storiesPage(say)),
      ...storyDocs(say, now).map(({ slug, doc }) => row('article', slug, doc)),
      ...eventDocs(say, now).map(({ slug, doc }) => row('event', slug, doc)),
      row('menu', 'main', menu(say, locale)),
      row('benefit-bar', 'main', benefitBar(say)),
      row('popups', 'main', { popups: popUps(say) }),
      row('footer', 'main', footer(say, locale, now.getUTCFullYear())),
    ];
  });
