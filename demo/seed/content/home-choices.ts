import type { Say } from './say.ts';

interface Strip {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly more: string;
  readonly ground?: 'accent-soft' | 'sunken';
}

/** A line across the page: words and one button. All strips of a place are built alike, so that they are about as high as each other. */
const strip = ({ id, eyebrow, title, text, url, more, ground = 'accent-soft' }: Strip) => ({
  id,
  kind: 'linked-card',
  name: id.replaceAll('-', ' '),
  promotionTracking: { creativeName: 'strip', promotionId: id, promotionName: title },
  eyebrowText: eyebrow,
  title,
  titleStyle: 'md',
  richText: `<p>${text}</p>`,
  backgroundColor: ground,
  targets: [{ url, text: more, style: 'primary', size: 'md' }],
});

/** What the home page says to somebody who has been here before, as the decision engine knows. */
export const homeExperience = (say: Say) => ({
  id: 'home-experience',
  kind: 'experience',
  name: 'home experience',
  experienceId: 'home-hero',
  baselines: [
    strip({
      id: 'home-guide',
      eyebrow: say('New here?', 'Première visite ?', 'Neu hier?'),
      title: say('Start with the shoes', 'Commencez par les chaussures', 'Beginnen Sie mit den Schuhen'),
      text: say(
        'Tell us where you walk, and see what fits.',
        'Dites-nous où vous marchez, et voyez ce qui convient.',
        'Sagen Sie uns, wo Sie gehen, und sehen Sie, was passt.',
      ),
      url: 'search:trail',
      more: say('Find my shoes', 'Trouver mes chaussures', 'Meine Schuhe finden'),
    }),
  ],
  variants: [
    { name: 'Baseline', variantId: 'baseline', targets: [] },
    {
      name: 'Returning visitors',
      variantId: 'returning',
      targets: [
        strip({
          id: 'home-returning',
          eyebrow: say('Welcome back', 'Heureux de vous revoir', 'Willkommen zurück'),
          title: say('New since your last visit', 'Nouveau depuis votre visite', 'Neu seit Ihrem letzten Besuch'),
          text: say(
            'The latest arrivals, newest first.',
            'Les derniers arrivages, du plus récent au plus ancien.',
            'Die letzten Neuheiten, die jüngste zuerst.',
          ),
          url: 'category:5000',
          more: say('See what’s new', 'Voir les nouveautés', 'Neuheiten ansehen'),
        }),
      ],
    },
  ],
  trackingEvent: 'home-hero-click',
  bottomMargins: 'lg',
});

/** One line for whom it concerns. */
export const homeSegmentation = (say: Say) => {
  const ground = 'sunken' as const;
  return {
    id: 'home-segmentation',
    kind: 'segmentation',
    name: 'home segmentation',
    segments: [
      {
        id: 'employee',
        targets: [
          strip({
            id: 'home-employee',
            ground,
            eyebrow: say('For employees', 'Pour nos équipes', 'Für Mitarbeitende'),
            title: say('Your discount is active', 'Votre remise est active', 'Ihr Rabatt ist aktiv'),
            text: say(
              'See how much you have left this year.',
              'Voyez ce qu’il en reste cette année.',
              'Sehen Sie, was davon dieses Jahr noch übrig ist.',
            ),
            url: 'page:account',
            more: say('Your account', 'Votre compte', 'Ihr Konto'),
          }),
        ],
      },
      {
        id: 'ipa-wranx',
        targets: [
          strip({
            id: 'home-professional',
            ground,
            eyebrow: say('For professionals', 'Pour les professionnels', 'Für Profis'),
            title: say('Your professional discount', 'Votre remise professionnelle', 'Ihr Profirabatt'),
            text: say('Applied automatically to your order.', 'Elle est déduite dans le panier.', 'Er wird im Warenkorb abgezogen.'),
            url: 'page:account',
            more: say('Your account', 'Votre compte', 'Ihr Konto'),
          }),
        ],
      },
      {
        id: 'athlete',
        targets: [
          strip({
            id: 'home-athlete',
            ground,
            eyebrow: say('For athletes', 'Pour les athlètes', 'Für Athletinnen und Athleten'),
            title: say('Your credit for the season', 'Votre crédit pour la saison', 'Ihr Guthaben für die Saison'),
            text: say('Use it at checkout.', 'Payez avec lors de la commande.', 'Bezahlen Sie damit an der Kasse.'),
            url: 'page:account',
            more: say('View your credit', 'Voir le crédit', 'Guthaben ansehen'),
          }),
        ],
      },
      {
        id: 'loyalty-member',
        targets: [
          strip({
            id: 'home-member',
            ground,
            eyebrow: say('For members', 'Pour les membres', 'Für Mitglieder'),
            title: say('Points to spend', 'Des points à dépenser', 'Punkte zum Einlösen'),
            text: say('Trade them for a voucher.', 'Échangez-les contre un bon.', 'Machen Sie daraus einen Gutschein.'),
            url: 'page:account/loyalty',
            more: say('Your points', 'Vos points', 'Ihre Punkte'),
          }),
        ],
      },
      {
        id: 'cart-not-empty',
        targets: [
          strip({
            id: 'home-basket',
            ground,
            eyebrow: say('Still interested?', 'Votre panier', 'Ihr Warenkorb'),
            title: say('Something is waiting for you', 'Quelque chose vous attend', 'Etwas wartet auf Sie'),
            text: say('We saved your items.', 'Il est tel que vous l’avez laissé.', 'Er ist so, wie Sie ihn verlassen haben.'),
            url: 'page:cart',
            more: say('View your items', 'Voir le panier', 'Zum Warenkorb'),
          }),
        ],
      },
    ],
    baselines: [
      strip({
        id: 'home-join',
        ground,
        eyebrow: say('Members', 'Membres', 'Mitglieder'),
        title: say('Collect points with every order', 'Des points à chaque commande', 'Punkte mit jeder Bestellung'),
        text: say('Joining is free.', 'L’adhésion est gratuite.', 'Die Mitgliedschaft kostet nichts.'),
        url: 'page:sign-up',
        more: say('Join', 'Adhérer', 'Mitglied werden'),
      }),
    ],
    bottomMargins: 'lg',
  };
};
