import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import { carousel, sceneMedia } from '#server/catalogue/content/from-catalogue.ts';
import type { Say } from './say.ts';

const picture = (key: string, angle: string, alt: string) => ({ key, angle, alt, tone: '#5d6b6a' });

const film = (say: Say) => {
  const poster = picture(
    'scene-snow-day',
    'wide',
    say('Fresh snow on a quiet slope', 'Neige fraîche sur une pente silencieuse', 'Neuschnee auf einem stillen Hang'),
  );
  const shot = { image: poster, video: { src: '/media/first-snow.webm', type: 'video/webm', poster } };
  return { sm: shot, md: shot, lg: shot };
};

/** The winter campaign: a boot, a film, a jacket's story, what goes together, and what others photographed. */
export const campaignPage = (say: Say): StoredPage => ({
  title: say('Winter, on foot', 'L’hiver, à pied', 'Winter, zu Fuß'),
  description: say(
    'Boots, shells and wool for the months with more weather.',
    'Bottes, vestes et laine pour les mois où il y a plus de météo.',
    'Stiefel, Jacken und Wolle für die Monate mit mehr Wetter.',
  ),
  blocks: [
    {
      id: 'winter-boot',
      kind: 'hero-product-overlay',
      name: 'winter boot',
      promotionTracking: { creativeName: 'winter-boot', promotionId: 'winter-boot', promotionName: 'The boot that stays' },
      variant: 'standardHero',
      eyebrowText: say('Winter, on foot', 'L’hiver, à pied', 'Winter, zu Fuß'),
      eyebrowTextColor: 'light',
      title: say('The boot that stays', 'La botte qui reste', 'Der Stiefel, der bleibt'),
      titleH1: true,
      titleStyle: 'display',
      titleColor: 'light',
      overlayLarge: 'left-overlay',
      overlaySmall: 'left-bottom-overlay',
      overlayWidth: 'sm',
      media: sceneMedia(
        'scene-snow-day',
        say('Fresh snow on a quiet slope', 'Neige fraîche sur une pente silencieuse', 'Neuschnee auf einem stillen Hang'),
      ),
      overlayPicture: picture(
        'scene-snow-day-winter-boot',
        'tall',
        say('A winter boot in the snow', 'Une botte d’hiver dans la neige', 'Ein Winterstiefel im Schnee'),
      ),
      gradient: { style: 'focused', tone: 'dark' },
      targets: [{ url: 'category:1140', text: say('Winter boots', 'Bottes d’hiver', 'Winterstiefel'), style: 'primary', size: 'lg' }],
      bottomMargins: 'lg',
    },
    {
      id: 'winter-film',
      kind: 'video',
      name: 'winter film',
      title: say('First snow', 'Première neige', 'Erster Schnee'),
      titleHeadingTag: 'h2',
      media: film(say),
      isLazy: true,
      playerSettings: { autoplay: false, muted: false },
      tracks: [{ src: '/media/first-snow.en.vtt', label: 'English', srclang: 'en', kind: 'captions' }],
      bottomMargins: 'lg',
    },
    {
      id: 'winter-seams',
      kind: 'split-banner',
      name: 'winter seams',
      eyebrowText: say('From the workshop', 'De l’atelier', 'Aus der Werkstatt'),
      title: say('Eleven seams, no leaks', 'Onze coutures, zéro fuite', 'Elf Nähte, kein Leck'),
      titleHeadingTag: 'h2',
      richText: say(
        '<p>How we test a jacket: a gutter, a November and a good deal of complaining.</p>',
        '<p>Notre test pour une veste : une gouttière, un mois de novembre et pas mal de râleries.</p>',
        '<p>So testen wir eine Jacke: eine Regenrinne, ein November und viel Schimpfen.</p>',
      ),
      imageWidth: 60,
      alignment: 'left-right',
      verticalAlignment: 'middle',
      mediaList: [
        sceneMedia(
          'scene-rain-dusk',
          say('Rain over a city at dusk', 'La pluie sur une ville au crépuscule', 'Regen über einer Stadt in der Dämmerung'),
        ),
      ],
      targets: [{ url: 'article:eleven-seams', text: say('Read the story', 'Lire le récit', 'Zur Geschichte'), style: 'secondary' }],
      bottomMargins: 'lg',
    },
    {
      id: 'winter-products',
      kind: 'collection',
      name: 'winter products',
      type: 'product',
      title: say('For the cold', 'Contre le froid', 'Gegen die Kälte'),
      titleHeadingTag: 'h2',
      items: [{ kind: 'products', q: 'insulated', count: 8 }],
      breakpoints: carousel,
      bottomMargins: 'lg',
    },
    {
      id: 'winter-photos',
      kind: 'user-photo-gallery-filter',
      name: 'winter photos',
      title: say('Your winter', 'Votre hiver', 'Ihr Winter'),
      titleHeadingTag: 'h2',
      containerId: 'winter-photos',
      filter: 'winter',
      bottomMargins: 'lg',
    },
    { id: 'winter-discount', kind: 'associate-discount-banner', name: 'winter discount', bottomMargins: 'md' },
    { id: 'winter-athlete', kind: 'spend-banner-athlete', name: 'winter athlete', bottomMargins: 'md' },
    { id: 'winter-prosumer', kind: 'prosumer-banner', name: 'winter prosumer', bottomMargins: 'md' },
    {
      id: 'winter-recommended',
      kind: 'recommendation-carousel',
      name: 'winter recommended',
      variant: '4-cards',
      title: say('You might like', 'Vous aimerez peut-être', 'Das könnte Ihnen gefallen'),
      items: [{ kind: 'products', sort: 'rating', count: 8 }],
      impressionLimit: 4,
      bottomMargins: 'lg',
    },
    {
      id: 'winter-walk',
      kind: 'event-dialog',
      name: 'winter walk',
      eventId: 'winter-trail-weekend',
      title: say('Winter trail weekend', 'Week-end trail d’hiver', 'Wintertrail-Wochenende'),
      enablePlusOne: true,
    },
    {
      id: 'winter-ways',
      kind: 'cta-collection',
      name: 'winter ways',
      title: say('Further', 'Pour aller plus loin', 'Weiter'),
      titleHeadingTag: 'h2',
      targets: [
        { url: 'page:stores', text: say('Try it on in a store', 'Essayer en magasin', 'In einer Filiale anprobieren'), style: 'primary' },
        { url: 'page:stories', text: say('Stories', 'Récits', 'Geschichten'), style: 'secondary' },
      ],
      bottomMargins: 'lg',
    },
  ],
});
