import { NO_CTA_LINK } from '#contract/constants/content.ts';
import { carousel, sceneMedia } from '#server/catalogue/content/from-catalogue.ts';
import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import { HERO_CLICK, HERO_FLAG } from '#server/marketing/experiments/default-datafile.ts';
import { homeExperience, homeSegmentation } from './home-choices.ts';
import type { Say } from './say.ts';

const cardMedia = (key: string, alt: string) => {
  const image = { key, angle: 'card', alt, tone: '#5d6b6a' };
  return { sm: { image }, md: { image }, lg: { image } };
};

const grid = (columns: { readonly sm: number; readonly md: number; readonly lg: number }) => ({
  sm: { type: 'grid', slideWidth: columns.sm },
  md: { type: 'grid', slideWidth: columns.md },
  lg: { type: 'grid', slideWidth: columns.lg },
});

const categoryCard = (id: string, key: string, alt: string, text: string) => ({
  id: `home-category-${id}`,
  kind: 'category-card',
  name: `category ${id}`,
  titlePosition: 'bottom',
  titleColor: 'light',
  gradient: { style: 'full', tone: 'dark' },
  media: cardMedia(key, alt),
  target: { url: `category:${id}`, text },
});

interface Story {
  readonly id: string;
  readonly url: string;
  readonly key: string;
  readonly alt: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly more: string;
}

const storyCard = ({ id, url, key, alt, eyebrow, title, text, more }: Story) => ({
  id: `home-story-${id}`,
  kind: 'linked-card',
  name: `story ${id}`,
  promotionTracking: { creativeName: `story-${id}`, promotionId: `home-${id}`, promotionName: title },
  eyebrowText: eyebrow,
  title,
  titleStyle: 'md',
  richText: `<p>${text}</p>`,
  media: cardMedia(key, alt),
  mediaTarget: { url, text: more },
  linkType: NO_CTA_LINK,
  responsiveLayout: null,
});

/** The home page: a landscape, the ways in, what is new, three stories, what is liked, what costs less, a present. */
export const homePage = (say: Say): StoredPage => ({
  title: say('Shoes and clothing for being outside', 'Chaussures et vêtements pour être dehors', 'Schuhe und Kleidung für draußen'),
  description: say(
    'Trail shoes, hiking boots, rain jackets and the layers between: made to last, sold with a clear price, and there when the network is not.',
    'Chaussures de trail, de randonnée, vestes de pluie et toutes les couches entre deux : faites pour durer, à prix clair, et là même sans réseau.',
    'Trailschuhe, Wanderstiefel, Regenjacken und alles dazwischen: gemacht zum Bleiben, mit klarem Preis, und da, auch wenn das Netz es nicht ist.',
  ),
  blocks: [
    {
      id: 'home-hero',
      kind: 'hero',
      name: 'home hero winter',
      promotionTracking: { creativeName: 'hero-weather', promotionId: 'home-hero', promotionName: 'Weather is a place to go' },
      variant: 'standardHero',
      overlayLarge: 'left-bottom-overlay',
      overlaySmall: 'left-bottom-overlay',
      overlayWidth: 'sm',
      eyebrowText: say('Winter range', 'Collection hiver', 'Winterkollektion'),
      eyebrowTextColor: 'light',
      title: say('Weather is a place to go', 'Le mauvais temps est une destination', 'Wetter ist auch ein Ziel'),
      titleH1: true,
      titleStyle: 'display',
      titleColor: 'light',
      subtitle: say(
        'Boots that grip, shells that breathe, wool that forgives. For the months that send everyone else home.',
        'Des semelles qui accrochent, des vestes qui respirent, de la laine qui pardonne. Pour les mois qui renvoient les autres chez eux.',
        'Stiefel, die greifen, Jacken, die atmen, Wolle, die verzeiht. Für die Monate, die alle anderen nach Hause schicken.',
      ),
      subtitleColor: 'light',
      media: sceneMedia(
        'scene-mountain-dawn',
        say(
          'A footpath climbs towards snowy peaks in the first light',
          'Un sentier monte vers des sommets enneigés dans la première lumière',
          'Ein Pfad steigt im ersten Licht zu verschneiten Gipfeln auf',
        ),
      ),
      gradient: { style: 'focused', tone: 'dark' },
      isFullWidth: true,
      targets: [
        { url: 'category:1000', text: say('Shop women', 'Femme', 'Für Damen'), style: 'primary', size: 'lg' },
        { url: 'category:2000', text: say('Shop men', 'Homme', 'Für Herren'), style: 'secondary', size: 'lg' },
      ],
      experimentFlag: {
        key: HERO_FLAG,
        labels: { invitation: say('Find gear for women', 'Équipez-vous : femme', 'Ausrüstung für Damen') },
        clickEvent: HERO_CLICK,
      },
      bottomMargins: 'md',
      backdrop: null,
      caption: null,
    },
    {
      id: 'home-ways',
      kind: 'collection',
      name: 'home ways in',
      type: 'category-card',
      title: say('Find your way', 'Trouvez votre chemin', 'Finden Sie Ihren Weg'),
      hideTitle: true,
      titleHeadingTag: 'h2',
      items: [
        categoryCard(
          '1110',
          'scene-forest-day',
          say('Sun between tall pines', 'Le soleil entre de grands pins', 'Sonne zwischen hohen Kiefern'),
          say('Women’s trail shoes', 'Trail femme', 'Trailschuhe Damen'),
        ),
        categoryCard(
          '2130',
          'scene-lake-dawn',
          say('A still lake below a mountain', 'Un lac immobile au pied d’une montagne', 'Ein stiller See unter einem Berg'),
          say('Men’s hiking', 'Randonnée homme', 'Wandern Herren'),
        ),
        categoryCard(
          '3000',
          'scene-meadow-day',
          say('A meadow in flower', 'Une prairie en fleurs', 'Eine blühende Wiese'),
          say('Kids', 'Enfant', 'Kinder'),
        ),
        categoryCard(
          '4000',
          'scene-coast-day',
          say('Cliffs and open sea', 'Des falaises et le large', 'Klippen und offenes Meer'),
          say('Gear', 'Accessoires', 'Ausrüstung'),
        ),
      ],
      breakpoints: grid({ sm: 10, md: 14, lg: 18 }),
      bottomMargins: 'lg',
    },
    homeExperience(say),
    {
      id: 'home-new',
      kind: 'collection',
      name: 'home new arrivals',
      type: 'product',
      title: say('Just in', 'Tout juste arrivé', 'Gerade eingetroffen'),
      titleAlignment: 'left',
      titleHeadingTag: 'h2',
      textLink: { url: 'category:5000', text: say('All new arrivals', 'Toutes les nouveautés', 'Alle Neuheiten') },
      items: [{ kind: 'products', categoryId: '5000', sort: 'newest', count: 8 }],
      breakpoints: carousel,
      bottomMargins: 'lg',
    },
    {
      id: 'home-stories',
      kind: 'collection',
      name: 'home stories',
      type: 'linked-card',
      variant: 'threeCardGrid',
      title: say('From the workshop', 'De l’atelier', 'Aus der Werkstatt'),
      titleHeadingTag: 'h2',
      textLink: { url: 'page:stories', text: say('All stories', 'Tous les récits', 'Alle Geschichten') },
      items: [
        storyCard({
          id: 'rain',
          url: 'category:1210',
          key: 'scene-rain-dusk',
          alt: say('Rain over a city at dusk', 'La pluie sur une ville au crépuscule', 'Regen über einer Stadt in der Dämmerung'),
          eyebrow: say('Rain', 'Pluie', 'Regen'),
          title: say('Eleven seams, no leaks', 'Onze coutures, zéro fuite', 'Elf Nähte, kein Leck'),
          text: say(
            'How we test a jacket: a gutter, a November and a good deal of complaining.',
            'Notre test pour une veste : une gouttière, un mois de novembre et pas mal de râleries.',
            'So testen wir eine Jacke: eine Regenrinne, ein November und viel Schimpfen.',
          ),
          more: say('Rain jackets', 'Vestes de pluie', 'Regenjacken'),
        }),
        storyCard({
          id: 'snow',
          url: 'category:1140',
          key: 'scene-snow-day',
          alt: say('Fresh snow on a quiet slope', 'Neige fraîche sur une pente silencieuse', 'Neuschnee auf einem stillen Hang'),
          eyebrow: say('Snow', 'Neige', 'Schnee'),
          title: say('Old snow, new snow, slush', 'Vieille neige, neige fraîche, gadoue', 'Altschnee, Neuschnee, Matsch'),
          text: say(
            'Winter boots that walk like shoes, on a rubber that stays soft below freezing.',
            'Des bottes qui marchent comme des chaussures, sur une gomme souple même par grand froid.',
            'Winterstiefel, die sich wie Schuhe gehen, auf Gummi, das auch bei Frost weich bleibt.',
          ),
          more: say('Winter boots', 'Bottes d’hiver', 'Winterstiefel'),
        }),
        storyCard({
          id: 'repair',
          url: 'search:resolable',
          key: 'scene-desert-dusk',
          alt: say('A desert track in the last light', 'Une piste du désert dans la dernière lumière', 'Eine Wüstenpiste im letzten Licht'),
          eyebrow: say('Repair', 'Réparer', 'Reparieren'),
          title: say('The sole comes off. That is the point.', 'La semelle se retire. C’est voulu.', 'Die Sohle geht ab. Das ist Absicht.'),
          text: say(
            'A stitched welt means a second life, and a third, at any good cobbler.',
            'Un cousu trépointe, c’est une deuxième vie, puis une troisième, chez tout bon cordonnier.',
            'Rahmengenäht heißt: ein zweites Leben und ein drittes, bei jedem guten Schuhmacher.',
          ),
          more: say('Resolable shoes', 'Chaussures ressemelables', 'Neu besohlbare Schuhe'),
        }),
      ],
      bottomMargins: 'lg',
    },
    homeSegmentation(say),
    {
      id: 'home-popular',
      kind: 'collection',
      name: 'home popular',
      type: 'product',
      title: say('Popular right now', 'Populaires en ce moment', 'Gerade beliebt'),
      titleAlignment: 'left',
      titleHeadingTag: 'h2',
      items: [{ kind: 'products', recommended: true, count: 8 }],
      breakpoints: carousel,
      bottomMargins: 'lg',
    },
    {
      id: 'home-wool',
      kind: 'hero',
      name: 'home merino',
      promotionTracking: { creativeName: 'hero-merino', promotionId: 'home-merino', promotionName: 'Merino' },
      variant: 'standardHero',
      responsiveLayout: { sm: { layout: 'below-1media', alignment: 'left' }, lg: { layout: 'below-1media', alignment: 'left' } },
      title: say('Day four, same shirt', 'Jour quatre, même T-shirt', 'Tag vier, dasselbe Shirt'),
      titleStyle: 'xl',
      richText: say(
        '<p>Merino from farms that we have visited in gumboots: cool at noon, warm at the tent, and polite company on the train home.</p>',
        '<p>Un mérinos venu de fermes que nous avons visitées en bottes : frais à midi, chaud sous la tente, et de bonne compagnie dans le train du retour.</p>',
        '<p>Merino von Höfen, die wir in Gummistiefeln besucht haben: mittags kühl, am Zelt warm und im Zug nach Hause angenehme Gesellschaft.</p>',
      ),
      media: sceneMedia(
        'scene-meadow-dusk',
        say('Evening light over a hill pasture', 'Lumière du soir sur un alpage', 'Abendlicht über einer Bergweide'),
      ),
      targets: [{ url: 'search:merino', text: say('Shop merino', 'Voir le mérinos', 'Zu Merino'), style: 'primary' }],
      bottomMargins: 'lg',
    },
    {
      id: 'home-sale',
      kind: 'collection',
      name: 'home sale',
      type: 'product',
      title: say('Good things for less', 'De belles choses à moindre prix', 'Gutes für weniger'),
      titleAlignment: 'left',
      titleHeadingTag: 'h2',
      textLink: { url: 'category:6000', text: say('All offers', 'Toutes les offres', 'Alle Angebote') },
      items: [{ kind: 'products', categoryId: '6000', sort: 'discount', count: 8 }],
      breakpoints: carousel,
      bottomMargins: 'lg',
    },
  ],
});
