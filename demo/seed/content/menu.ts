import type { Locale } from '#contract/locales.ts';
import { categoriesBelow } from '../categories.ts';
import type { Say } from './say.ts';

const link = (url: string, text: string) => ({ url, text });

interface Banner {
  readonly category: string;
  readonly scene: string;
  readonly alt: string;
  readonly eyebrow: string;
  readonly title: string;
}

const menuBanner = (id: string, { category, scene, alt, eyebrow, title }: Banner) => ({
  id: `menu-banner-${id}`,
  name: `menu banner ${id}`,
  promotionTracking: { creativeName: `menu-${id}`, promotionId: `menu-${id}`, promotionName: title },
  alignment: 'left',
  overlayPosition: 'overlay-bottom',
  variant: 'text-overlay',
  eyebrowText: eyebrow,
  title,
  subtitle: null,
  mediaTarget: link(`category:${category}`, title),
  mediaObject: { key: scene, angle: 'card', alt, tone: '#3a4740' },
});

const bannersOf = (say: Say): Readonly<Record<string, Banner>> => ({
  '1000': {
    category: '1140',
    scene: 'scene-snow-day-winter-boot',
    alt: say('A winter boot in fresh snow', 'Une botte d’hiver dans la neige fraîche', 'Ein Winterstiefel im Neuschnee'),
    eyebrow: say('Winter boots', 'Bottes d’hiver', 'Winterstiefel'),
    title: say('Warm to the last tram', 'Au chaud jusqu’au dernier tram', 'Warm bis zur letzten Bahn'),
  },
  '2000': {
    category: '2110',
    scene: 'scene-forest-day-trail-runner',
    alt: say('A trail shoe on a forest path', 'Une chaussure de trail en forêt', 'Ein Trailschuh auf einem Waldweg'),
    eyebrow: say('Trail running', 'Trail', 'Trailrunning'),
    title: say('Roots, rain, no rush', 'Racines, pluie, rien ne presse', 'Wurzeln, Regen, keine Eile'),
  },
  '3000': {
    category: '3100',
    scene: 'scene-meadow-dawn-kids-runner',
    alt: say('A small running shoe in a meadow', 'Une petite chaussure de running dans une prairie', 'Ein kleiner Laufschuh auf einer Wiese'),
    eyebrow: say('Kids’ shoes', 'Chaussures enfant', 'Kinderschuhe'),
    title: say('Every puddle counts', 'Chaque flaque compte', 'Jede Pfütze zählt'),
  },
  '4000': {
    category: '4300',
    scene: 'scene-lake-dusk-backpack',
    alt: say('A backpack by a lake at dusk', 'Un sac à dos au bord d’un lac au crépuscule', 'Ein Rucksack an einem See in der Dämmerung'),
    eyebrow: say('Backpacks', 'Sacs à dos', 'Rucksäcke'),
    title: say('From the desk to the hut', 'Du bureau au refuge', 'Vom Schreibtisch zur Hütte'),
  },
});

/** Digits of the categories below a wearer's that are shown as pictures. */
const SEEN_FIRST = ['110', '140', '210', '220'];

/** The main menu: a panel for each wearer, then gear, what is new, what costs less. Links name categories, never addresses. */
export const menu = (say: Say, locale: Locale) => {
  const banners = bannersOf(say);
  const item = (id: string, columns: unknown[], pictured: readonly { readonly id: string; readonly name: string }[] = []) => {
    const [root] = categoriesBelow(null, locale).filter((category) => category.id === id);
    const banner = banners[id];
    return {
      id,
      title: root?.name ?? id,
      target: link(`category:${id}`, root?.name ?? id),
      columns,
      menuBanner: banner ? menuBanner(id, banner) : null,
      visualSelectorsTitle: say('Straight to', 'Directement', 'Direkt zu'),
      visualSelectors: pictured.map((category) => ({ id: category.id, target: link(`category:${category.id}`, category.name) })),
      hideShopAll: { large: columns.length === 0, small: columns.length === 0 },
      overrideShopAll: null,
    };
  };
  const wearer = (id: string) => {
    const children = categoriesBelow(id, locale);
    const groups = children.filter((child) => categoriesBelow(child.id, locale).length > 0);
    const single = children.filter((child) => !groups.includes(child));
    const leaves = groups.flatMap((group) => categoriesBelow(group.id, locale));
    return item(
      id,
      [
        ...groups.map((group) => ({
          title: group.name,
          target: link(`category:${group.id}`, group.name),
          links: categoriesBelow(group.id, locale).map((child) => link(`category:${child.id}`, child.name)),
        })),
        { title: say('Highlights', 'À la une', 'Highlights'), links: single.map((child) => link(`category:${child.id}`, child.name)) },
      ],
      leaves.filter((leaf) => SEEN_FIRST.includes(leaf.id.slice(1))),
    );
  };
  const accessories = categoriesBelow('4000', locale);
  const gear = item(
    '4000',
    [
      {
        title: say('Gear', 'Accessoires', 'Ausrüstung'),
        target: link('category:4000', say('Gear', 'Accessoires', 'Ausrüstung')),
        links: accessories.map((child) => link(`category:${child.id}`, child.name)),
      },
    ],
    accessories,
  );
  return { items: [wearer('1000'), wearer('2000'), wearer('3000'), gear, item('5000', []), item('6000', [])] };
};
