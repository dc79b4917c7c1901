import type { ContentPageName } from '#domain/content-pages.ts';
import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import { carousel } from '#server/catalogue/content/from-catalogue.ts';
import { help, opening, repair, promises, returns } from './area-blocks.ts';
import type { Say } from './say.ts';

const products = (id: string, title: string, from: object) => ({
  id,
  kind: 'collection',
  name: id,
  type: 'product',
  title,
  titleAlignment: 'left',
  titleHeadingTag: 'h2',
  items: [{ kind: 'products', count: 8, ...from }],
  breakpoints: carousel,
  bottomMargins: 'lg',
});

/** The Meridian, which most people wear: its style. */
const WORN = 'VPNF51V4';

/** Pages that are nothing but their content, by the last part of their address. */
export const contentPages = (say: Say): Readonly<Record<ContentPageName, StoredPage>> => ({
  basecamp: {
    title: say('Basecamp', 'Basecamp', 'Basecamp'),
    description: say(
      'Tents up, kettle on: gear for the night before.',
      'La tente, la bouilloire : de quoi passer la nuit d’avant.',
      'Zelt steht, Kessel pfeift: alles für die Nacht davor.',
    ),
    blocks: [
      opening({
        id: 'basecamp-opening',
        key: 'scene-lake-dawn',
        alt: say('A still lake below a mountain', 'Un lac immobile au pied d’une montagne', 'Ein stiller See unter einem Berg'),
        title: say('Basecamp', 'Basecamp', 'Basecamp'),
        text: say('Everything for the night before the summit.', 'Tout pour la nuit avant le sommet.', 'Alles für die Nacht vor dem Gipfel.'),
        targets: [{ url: 'category:4300', text: say('Backpacks', 'Sacs à dos', 'Rucksäcke') }],
      }),
      products('basecamp-warm', say('Warm at the tent', 'Au chaud sous la tente', 'Warm am Zelt'), { q: 'insulated' }),
      {
        id: 'basecamp-photos',
        kind: 'user-photo-gallery',
        name: 'basecamp photos',
        title: say('Where you have been', 'Là où vous êtes allés', 'Wo ihr wart'),
        containerId: 'basecamp-photos',
        bottomMargins: 'lg',
      },
      promises('basecamp-promises', [repair(say), help(say)]),
    ],
  },
  westend: {
    title: say('Westend', 'Westend', 'Westend'),
    description: say(
      'Our shoes for the city, made on mountain lasts.',
      'Nos chaussures de ville, sur des formes de montagne.',
      'Unsere Schuhe für die Stadt, auf Leisten vom Berg.',
    ),
    blocks: [
      opening({
        id: 'westend-opening',
        key: 'scene-rain-dusk',
        alt: say('Rain over a city at dusk', 'La pluie sur une ville au crépuscule', 'Regen über einer Stadt in der Dämmerung'),
        title: say('Westend', 'Westend', 'Westend'),
        text: say('For the street, made on mountain lasts.', 'Pour la rue, sur des formes de montagne.', 'Für die Straße, auf Leisten vom Berg.'),
        targets: [{ url: 'search:city', text: say('Shop the range', 'Voir la gamme', 'Zur Kollektion') }],
      }),
      products('westend-new', say('New in town', 'Nouveau en ville', 'Neu in der Stadt'), { categoryId: '5000', sort: 'newest' }),
      {
        id: 'westend-trail',
        kind: 'menu-banner',
        name: 'westend trail',
        promotionTracking: { creativeName: 'banner', promotionId: 'westend-trail', promotionName: 'Out of town' },
        variant: 'text-below',
        eyebrowText: say('At the weekend', 'Le week-end', 'Am Wochenende'),
        title: say('Out of town', 'Hors de la ville', 'Raus aus der Stadt'),
        subtitle: say('Shoes for ground that gives', 'Des chaussures pour un sol qui cède', 'Schuhe für Boden, der nachgibt'),
        mediaTarget: { url: 'category:1110', text: say('Trail shoes', 'Chaussures de trail', 'Trailschuhe') },
        mediaObject: {
          key: 'scene-forest-day',
          angle: 'wide',
          alt: say('Sun between tall pines', 'Le soleil entre de grands pins', 'Sonne zwischen hohen Kiefern'),
          tone: '#5d6b6a',
        },
      },
    ],
  },
  promotions: {
    title: say('Offers', 'Offres', 'Angebote'),
    description: say('What costs less at the moment.', 'Ce qui coûte moins en ce moment.', 'Was gerade weniger kostet.'),
    blocks: [
      {
        id: 'promotions-returns',
        kind: 'benefit-bar',
        name: 'returns of reduced things',
        promotionTracking: { creativeName: 'bar', promotionId: 'promotions-returns', promotionName: 'Returns of reduced things' },
        title: say('Reduced things can be returned, too.', 'Les articles en promotion se retournent aussi.', 'Auch Reduziertes kann zurück.'),
        targets: [{ id: 'how', url: 'page:help/returns/how-to-return', text: say('How it works', 'Comment faire', 'So geht es') }],
        showCloseButton: true,
        bottomMargins: 'none',
      },
      opening({
        id: 'promotions-opening',
        key: 'scene-coast-day',
        alt: say('Cliffs and open sea', 'Des falaises et le large', 'Klippen und offenes Meer'),
        title: say('Good things for less', 'De belles choses à moindre prix', 'Gutes für weniger'),
        text: say('Reduced while sizes last.', 'À prix réduit, tant qu’il y a des tailles.', 'Reduziert, solange Größen da sind.'),
        targets: [{ url: 'category:6000', text: say('All offers', 'Toutes les offres', 'Alle Angebote') }],
      }),
      products('promotions-products', say('Most reduced', 'Les plus fortes remises', 'Am stärksten reduziert'), {
        categoryId: '6000',
        sort: 'discount',
      }),
    ],
  },
  'gift-card': {
    title: say('Gift cards', 'Cartes cadeaux', 'Geschenkkarten'),
    description: say('A present that always fits.', 'Un cadeau toujours à la bonne taille.', 'Ein Geschenk, das immer passt.'),
    blocks: [
      opening({
        id: 'gift-card-opening',
        key: 'scene-meadow-day',
        alt: say('A meadow in flower', 'Une prairie en fleurs', 'Eine blühende Wiese'),
        title: say('A present that always fits', 'Un cadeau toujours à la bonne taille', 'Ein Geschenk, das immer passt'),
        text: say(
          'Sent by email on the day you choose.',
          'Envoyée par e-mail le jour que vous choisissez.',
          'Per E-Mail an dem Tag, den Sie wählen.',
        ),
        targets: [{ url: 'category:4400', text: say('Choose a card', 'Choisir une carte', 'Karte wählen') }],
      }),
      promises('gift-card-promises', [
        { icon: 'gift', text: say('Never expires', 'Sans date d’expiration', 'Läuft nie ab') },
        { icon: 'store', text: say('Online and in our stores', 'En ligne et en magasin', 'Online und in unseren Filialen') },
        returns(say),
      ]),
    ],
  },
});

/** Showcase pages: collections that are shown together for a season. */
export const showcases = (say: Say): Readonly<Record<string, StoredPage & { readonly name: string; readonly layoutVariant: string }>> => ({
  'first-frost': {
    name: 'First frost',
    layoutVariant: 'season',
    title: say('First frost', 'Premières gelées', 'Erster Frost'),
    description: say('What keeps the cold out.', 'De quoi laisser le froid dehors.', 'Was die Kälte draußen lässt.'),
    blocks: [
      opening({
        id: 'first-frost-opening',
        key: 'scene-snow-day',
        alt: say('Fresh snow on a quiet slope', 'Neige fraîche sur une pente silencieuse', 'Neuschnee auf einem stillen Hang'),
        title: say('First frost', 'Premières gelées', 'Erster Frost'),
        text: say('What keeps the cold out.', 'De quoi laisser le froid dehors.', 'Was die Kälte draußen lässt.'),
        targets: [{ url: 'category:1140', text: say('Winter boots', 'Bottes d’hiver', 'Winterstiefel') }],
      }),
      products('first-frost-products', say('Warm and dry', 'Au chaud et au sec', 'Warm und trocken'), { q: 'insulated' }),
      {
        id: 'first-frost-worn',
        kind: 'pdp-ugc-gallery',
        name: 'the Meridian, worn',
        title: say('The Meridian, outside', 'La Meridian, dehors', 'Der Meridian, draußen'),
        subtitle: say('Photos of people who walk in it', 'Des photos de celles et ceux qui la portent', 'Fotos von Leuten, die in ihm gehen'),
        productId: WORN,
      },
    ],
  },
  'wet-days': {
    name: 'Wet days',
    layoutVariant: 'weather',
    title: say('Wet days', 'Jours de pluie', 'Nasse Tage'),
    description: say('Jackets and shoes for rain.', 'Vestes et chaussures pour la pluie.', 'Jacken und Schuhe für Regen.'),
    blocks: [products('wet-days-products', say('Made for rain', 'Faits pour la pluie', 'Für den Regen gemacht'), { q: 'waterproof' })],
  },
});
