import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const frenchHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'Comment renvoyer des articles',
    description: 'Renvoyer une commande Waymark étape par étape : choisir les articles, imprimer l’étiquette, suivre le remboursement.',
    lead: 'Cinq minutes à l’écran, puis un colis. Il vous faut votre commande et une imprimante.',
    sections: [
      [
        '1. Ouvrir la commande',
        '<p>Avec un compte, elle se trouve dans <a href="page:account/orders">Commandes</a>. Sans compte, ouvrez le lien de la confirmation ou <a href="page:track-order">retrouvez la commande</a> avec son numéro et l’adresse e-mail ou le téléphone indiqués.</p>',
      ],
      [
        '2. Choisir les articles',
        '<p>Indiquez combien d’exemplaires de chaque article vous renvoyez, et pourquoi. Si un article ne peut pas être renvoyé, la raison est indiquée. Le montant approximatif du remboursement s’affiche au-dessous ; rien n’est définitif avant la demande d’étiquette.</p>',
      ],
      [
        '3. Obtenir l’étiquette',
        '<p>C’est un PDF avec le numéro du retour et son code-barres ; l’envoi est à notre charge. Vous l’avez perdue ? Vous pouvez la télécharger à nouveau depuis la commande.</p>',
      ],
      [
        '4. Envoyer le colis',
        '<p>Mettez les articles dans un carton solide, les chaussures dans leur propre boîte, collez l’étiquette et déposez le colis. Gardez le reçu jusqu’au remboursement.</p>',
      ],
      [
        '5. Suivre le remboursement',
        '<p>La commande indique quand le colis est arrivé, et nous vous écrivons par e-mail quand nous remboursons : d’abord sur la carte, puis sur les cartes cadeaux. Les points sont rendus avec le dernier article d’une commande.</p>',
      ],
      [
        'Délai et état des articles',
        '<p>Les délais, l’état des articles et les défauts sont expliqués dans <a href="page:returns">Retours</a>. Une autre question ? <a href="page:help/contact-us">Écrivez-nous</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'Le programme Waymark',
    description:
      'Des points pour vos achats, des bons pour vos points, un cadeau de bienvenue : ce qu’offre le programme Waymark et comment adhérer.',
    lead: 'Un point par unité monétaire entière dépensée pour des produits. Les points deviennent des bons. L’adhésion est gratuite.',
    sections: [
      [
        'Adhérer',
        '<p><a href="page:sign-up">Créez un compte</a> en cochant la case du programme, ou adhérez plus tard dans <a href="page:account/loyalty">Récompenses</a>. Nous vous envoyons un e-mail ; dès que vous l’avez confirmé, vous pouvez utiliser vos points.</p>',
      ],
      [
        'Bienvenue',
        '<p>Les nouveaux membres commencent avec 25 points et bénéficient de 10 % de remise sur une commande pendant leurs 30 premiers jours. Les commandes des 30 jours précédant l’adhésion comptent aussi.</p>',
      ],
      [
        'Gagner',
        '<p>Les produits comptent pour ce qu’ils vous coûtent, toutes remises déduites. Les cartes cadeaux et la livraison ne rapportent pas de points. En magasin, donnez votre numéro de membre avant de payer.</p>',
      ],
      [
        'Utiliser',
        '<p>Ajoutez un bon au panier : ses points sont utilisés quand la commande est passée, et rendus si elle n’aboutit pas. Vous pouvez aussi payer directement avec des points au moment du paiement.</p>',
      ],
      [
        'Parrainer',
        '<p>Donnez votre numéro de membre à une personne qui adhère. Quand son adhésion est confirmée, elle reçoit 50 points et vous aussi.</p>',
      ],
      [
        'Les règles',
        '<p>La durée de validité des points et l’effet des retours sont expliqués dans les <a href="page:loyalty-terms">conditions du programme</a>.</p>',
      ],
    ],
  },
};
