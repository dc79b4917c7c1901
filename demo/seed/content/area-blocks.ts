import { RETURN_DAYS } from '#contract/calls/order-states.ts';
import { sceneMedia } from '#server/catalogue/content/from-catalogue.ts';
import type { Say } from './say.ts';

type Icon = 'truck' | 'return' | 'repair' | 'leaf' | 'shield' | 'star' | 'gift' | 'store' | 'clock' | 'phone' | 'mail' | 'ruler';
export interface Pledge {
  readonly icon: Icon;
  readonly text: string;
  readonly target?: { readonly url: string; readonly text: string };
}

/** Short promises with icons, one beside the other. */
export const promises = (id: string, items: readonly Pledge[], title?: string) => ({
  id,
  kind: 'icon-and-text',
  name: id,
  ...(title !== undefined && { title, titleStyle: 'md' }),
  variant: 'icon-left',
  iconSize: 'small',
  items: items.map(({ icon, text, target }, index) => ({
    id: `${id}-${index + 1}`,
    icon: { icon },
    richText: `<p>${text}</p>`,
    ...(target && { target: { ...target, style: 'link' } }),
  })),
});

/** Buttons that lead on. */
export const waysOn = (id: string, title: string, targets: readonly { readonly url: string; readonly text: string }[]) => ({
  id,
  kind: 'cta-collection',
  name: id,
  title,
  titleStyle: 'md',
  targets: targets.map((target) => ({ ...target, style: 'secondary' })),
});

interface Scene {
  readonly id: string;
  readonly key: string;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
  readonly targets: readonly { readonly url: string; readonly text: string }[];
}

/** The head of a page: a landscape with its title. */
export const opening = ({ id, key, alt, title, text, targets }: Scene) => ({
  id,
  kind: 'hero',
  name: id,
  variant: 'standardHero',
  overlayLarge: 'left-bottom-overlay',
  overlaySmall: 'left-bottom-overlay',
  overlayWidth: 'sm',
  title,
  titleH1: true,
  titleStyle: 'display',
  titleColor: 'light',
  subtitle: text,
  subtitleColor: 'light',
  media: sceneMedia(key, alt),
  gradient: { style: 'focused', tone: 'dark' },
  isFullWidth: true,
  targets: targets.map((target, index) => ({ ...target, style: index === 0 ? 'primary' : 'secondary', size: 'lg' })),
  bottomMargins: 'lg',
});

export const delivery = (say: Say): Pledge => ({
  icon: 'truck',
  text: say(
    'Delivery usually in three to five business days',
    'Livraison, en général sous trois à cinq jours ouvrés',
    'Lieferung meist in drei bis fünf Werktagen',
  ),
});
export const returns = (say: Say): Pledge => ({
  icon: 'return',
  text: say(
    `Free returns within ${RETURN_DAYS} days`,
    `Retours gratuits sous ${RETURN_DAYS} jours`,
    `Kostenlose Rückgabe innerhalb von ${RETURN_DAYS} Tagen`,
  ),
});
export const repair = (say: Say): Pledge => ({
  icon: 'repair',
  text: say('Repairs for as long as you wear it', 'Réparé aussi longtemps que vous le portez', 'Reparatur, solange Sie es tragen'),
  target: { url: 'page:warranty', text: say('Warranty', 'Garantie', 'Garantie') },
});
export const help = (say: Say): Pledge => ({
  icon: 'phone',
  text: say('Real people who answer', 'Des personnes qui répondent', 'Menschen, die antworten'),
  target: { url: 'page:help/contact-us', text: say('Contact us', 'Nous écrire', 'Schreiben Sie uns') },
});
