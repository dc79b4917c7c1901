import { NO_CTA_LINK } from '#contract/constants/content.ts';
import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import type { Say } from './say.ts';

/** What stands with the lists of categories: one line for those who have something in the cart, as the decision engine knows, and socks with hiking shoes. */
export const listContent = (say: Say): StoredPage => ({
  title: say('Product lists', 'Listes de produits', 'Produktlisten'),
  description: say('Above every list.', 'Au-dessus de chaque liste.', 'Über jeder Liste.'),
  blocks: [
    {
      id: 'plp-promo',
      kind: 'experience',
      name: 'list promo',
      experienceId: 'plp-promo',
      baselines: [],
      variants: [
        {
          name: 'Something is in the cart',
          variantId: 'cart-not-empty',
          targets: [
            {
              id: 'plp-promo-cart',
              kind: 'linked-card',
              name: 'list promo cart',
              promotionTracking: { creativeName: 'strip', promotionId: 'plp-promo-cart', promotionName: 'Free standard delivery' },
              title: say('Complete your order', 'Complétez votre commande', 'Bestellung vervollständigen'),
              titleStyle: 'sm',
              richText: say(
                '<p>Your cart shows what is missing for free standard delivery.</p>',
                '<p>Votre panier indique ce qu’il manque pour la livraison standard offerte.</p>',
                '<p>Ihr Warenkorb zeigt, was bis zum kostenlosen Standardversand fehlt.</p>',
              ),
              backgroundColor: 'accent-soft',
              mediaTarget: { url: 'page:cart', text: say('View your cart', 'Voir le panier', 'Zum Warenkorb') },
              linkType: NO_CTA_LINK,
            },
          ],
        },
      ],
      trackingEvent: 'plp-promo-click',
      bottomMargins: 'md',
    },
    {
      id: 'plp-hiking',
      kind: 'filter-by',
      name: 'with hiking shoes',
      variant: 'category',
      operator: 'IN',
      values: ['1130', '2130'],
      children: [
        {
          id: 'plp-hiking-socks',
          kind: 'upsell',
          name: 'socks for hiking',
          promotionTracking: { creativeName: 'upsell', promotionId: 'plp-hiking-socks', promotionName: 'Socks for hiking' },
          title: say('Socks that keep up', 'Des chaussettes qui suivent', 'Socken, die mithalten'),
          items: [{ kind: 'products', categoryId: '4200', sort: 'rating', count: 3 }],
        },
      ],
      bottomMargins: 'md',
    },
  ],
});
