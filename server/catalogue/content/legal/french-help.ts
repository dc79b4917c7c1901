import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const frenchHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'Comment renvoyer un article',
    description: 'Renvoyer une commande Waymark pas à pas : choisir les articles, imprimer l’étiquette, suivre le remboursement.',
    lead: 'Cinq minutes à l’écran, puis un colis. Il vous faut votre commande et de quoi imprimer.',
    sections: [
      [
        '1. Ouvrir la commande',
        '<p>Avec un compte, elle se trouve dans <a href="page:account/orders">Commandes</a>. Sans compte, ouvrez le lien de la confirmation ou <a href="page:track-order">retrouvez la commande</a> avec son numéro et l’adresse e-mail ou le téléphone indiqués.</p>',
      ],
      [
        '2. Choisir ce qui revient',
        '<p>Indiquez combien de pièces, et pourquoi. Ce qui ne peut pas revenir le dit, avec la raison. Le montant approximatif du remboursement s’affiche ; rien n’est définitif avant la demande d’étiquette.</p>',
      ],
      [
        '3. Obtenir l’étiquette',
        '<p>C’est un PDF avec le numéro du retour et son code-barres ; l’envoi est à notre charge. Perdue ? Elle se télécharge à nouveau depuis la commande.</p>',
      ],
      [
        '4. Envoyer le colis',
        '<p>Mettez les articles dans un carton solide, les chaussures dans leur propre boîte, collez l’étiquette et déposez le colis. Gardez le reçu jusqu’au remboursement.</p>',
      ],
      [
        '5. Suivre le remboursement',
        '<p>La commande indique quand le colis est arrivé, et une lettre vous dit quand l’argent repart : vers la carte d’abord, puis vers les cartes cadeaux. Les points reviennent avec le dernier article d’une commande.</p>',
      ],
      [
        'Jusqu’à quand, et dans quel état',
        '<p>Les délais, l’état des articles et les défauts sont expliqués dans <a href="page:returns">Retours</a>. Une autre question ? <a href="page:help/contact-us">Écrivez-nous</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'Le programme Waymark',
    description:
      'Des points pour vos achats, des bons pour vos points, un cadeau de bienvenue : ce qu’apporte le programme Waymark et comment adhérer.',
    lead: 'Un point par unité monétaire entière payée pour des articles. Les points deviennent des bons. L’adhésion est gratuite.',
    sections: [
      [
        'Adhérer',
        '<p><a href="page:sign-up">Créez un compte</a> en cochant le programme, ou adhérez plus tard dans <a href="page:account/loyalty">Récompenses</a>. Nous vous écrivons une fois ; dès que vous avez répondu, les points peuvent être utilisés.</p>',
      ],
      [
        'La bienvenue',
        '<p>Les nouveaux membres commencent avec 25 points et ont 10 % de remise sur une commande pendant leurs trente premiers jours. Les commandes des trente jours qui précèdent comptent aussi.</p>',
      ],
      [
        'Gagner',
        '<p>Les articles comptent pour ce qu’ils vous coûtent finalement, toutes remises déduites. Les cartes cadeaux et la livraison ne rapportent pas de points. En magasin, donnez votre numéro de membre avant de payer.</p>',
      ],
      [
        'Utiliser',
        '<p>Ajoutez un bon au panier : il coûte ses points quand la commande est passée, et ils reviennent si elle n’aboutit pas. Les points paient aussi directement au moment du paiement.</p>',
      ],
      [
        'Parrainer',
        '<p>Donnez votre numéro de membre à une personne qui adhère. Quand son adhésion est confirmée, il y a 50 points pour elle et 50 pour vous.</p>',
      ],
      [
        'Les règles',
        '<p>La durée de validité des points et l’effet des retours figurent dans les <a href="page:loyalty-terms">conditions du programme</a>.</p>',
      ],
    ],
  },
};
