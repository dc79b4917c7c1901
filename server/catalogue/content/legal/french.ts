import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

export const french: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Conditions de vente',
    description: 'Ce qui s’applique à une commande chez Waymark : contrat, prix, paiement, livraison, retours et garantie.',
    lead: 'Ce que nous vous promettons quand vous commandez, et ce que nous attendons de vous. En termes simples, pour être lus.',
    sections: [
      [
        'À qui vous achetez',
        '<p>Vous achetez à Waymark, la boutique nommée dans votre confirmation de commande. Ces conditions s’appliquent à toute commande passée sur ce site ou dans l’application par des personnes qui achètent pour elles-mêmes et non pour une entreprise.</p>',
      ],
      [
        'Comment se forme le contrat',
        '<p>Les produits présentés sont une invitation à commander. En appuyant sur « Commander et payer », vous proposez d’acheter les articles indiqués au total affiché. Le contrat est conclu lorsque nous confirmons votre commande par e-mail. Si le total a changé depuis que vous l’avez vu, rien n’est commandé ni débité : vous voyez le nouveau total et décidez à nouveau.</p><p>Une même commande n’est jamais passée deux fois, quel que soit le nombre d’appuis sur le bouton et quoi qu’il arrive à la connexion.</p>',
      ],
      [
        'Prix, taxes et promotions',
        '<p>Les prix sont ceux affichés au moment de la commande, toutes taxes comprises. Les codes et promotions sont valables pour la période et les articles indiqués ; leur fonctionnement est expliqué dans les <a href="page:sale-terms">conditions des offres</a>. Lorsqu’un prix est réduit, le prix antérieur indiqué est le plus bas des 30 derniers jours.</p>',
      ],
      [
        'Panier et stock',
        '<p>Les articles de votre panier ne sont pas réservés. Quand vous arrivez au récapitulatif de la commande, nous les réservons pendant 15 minutes, le temps de payer. Hors ligne, le panier affiche des estimations et le précise ; seul compte ce que la boutique confirme.</p>',
      ],
      [
        'Paiement',
        '<p>Votre carte est débitée une seule fois, à la commande. Vous saisissez son numéro dans un formulaire du prestataire de paiement ; nous recevons un jeton et les quatre derniers chiffres. Si votre banque refuse, rien n’est commandé ni retenu.</p>',
      ],
      [
        'Livraison et retrait',
        '<p>Les délais de livraison sont indiqués en jours ouvrés avant la commande. Nous supportons le risque jusqu’à la remise du colis à vous-même ou à la personne que vous avez désignée. Pour un retrait en magasin, présentez le numéro de commande et une pièce d’identité ; nous gardons la commande sept jours.</p>',
      ],
      [
        'Rétractation, retours et garanties',
        '<p>Vous pouvez renvoyer ce que vous ne souhaitez pas garder : voir <a href="page:returns">Retours</a>. La garantie légale de conformité et celle des vices cachés s’y ajoutent, et rien dans ces conditions ne les limite.</p>',
      ],
      [
        'Cartes cadeaux',
        '<p>Les cartes cadeaux arrivent par e-mail, n’expirent pas et ne sont pas échangeables contre de l’argent, sauf si la loi le prévoit. Conservez le code comme de l’argent liquide.</p>',
      ],
      [
        'Droit applicable et litiges',
        '<p>Le droit du pays de la boutique où vous commandez s’applique, ainsi que la protection des consommateurs de votre pays de résidence. Écrivez-nous d’abord : presque tout se règle en un message. Vous pouvez aussi saisir gratuitement un médiateur de la consommation.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Protection des données',
    description: 'Ce que Waymark sait de vous, pourquoi, pendant combien de temps, et ce qui reste sur votre appareil.',
    lead: 'Ce que nous savons de vous, pourquoi et pendant combien de temps. Nous ne vendons aucune de vos données, et l’essentiel ne quitte jamais votre appareil.',
    sections: [
      [
        'Ce qui reste sur votre appareil',
        '<p>Votre panier, les modifications en attente d’envoi, les derniers produits consultés et une commande commencée sont conservés dans le stockage de votre navigateur, pour que la boutique fonctionne sans connexion. Si vous effacez les données du site, tout est supprimé. Aucun numéro de carte n’y figure jamais.</p>',
      ],
      [
        'Ce que nous recevons quand vous commandez',
        '<p>Nous recevons vos nom, adresses, e-mail et téléphone, les articles commandés et les quatre derniers chiffres de la carte. Ces données servent à livrer, à facturer, à répondre à vos questions sur la commande et à tenir nos comptes : le contrat et le droit fiscal l’exigent.</p>',
      ],
      [
        'Cookies',
        '<p>Un cookie distingue votre session de celle des autres. Un second est déposé pour un an lorsque vous vous connectez : il nous permet de reconnaître votre appareil quand d’autres essaient de deviner votre mot de passe. Les deux sont nécessaires, contiennent un identifiant aléatoire et ne peuvent pas être lus par des scripts. D’autres retiennent votre langue, les modifications en attente d’envoi et vos choix de confidentialité. Tout ce que nous conservons sur votre appareil est détaillé sur la page indiquée en bas de chaque page, où vous décidez aussi de ce qui n’est pas nécessaire. Nous n’utilisons aucun cookie d’annonceur.</p>',
      ],
      [
        'E-mails',
        '<p>Chaque commande est confirmée par e-mail. Vous ne recevez la lettre d’information que si vous cochez la case, et chaque numéro contient un lien de désinscription. Si vous demandez à être averti d’un retour en stock, nous vous écrivons une fois ; une semaine plus tard, l’adresse est supprimée.</p>',
      ],
      [
        'Avec qui nous partageons des données',
        '<ul><li>Le prestataire de paiement : la carte et le montant.</li><li>Le transporteur : nom, adresse et téléphone.</li><li>Le magasin, pour un retrait : le nom de la personne qui vient.</li></ul><p>Chacun reçoit ce qu’il lui faut pour sa tâche, et rien d’autre.</p>',
      ],
      [
        'Durée de conservation',
        '<p>Nous conservons les commandes et les factures aussi longtemps que le droit fiscal l’exige, dix ans au plus. Un panier abandonné est supprimé après 90 jours. Les journaux du serveur ne contiennent ni nom ni adresse et sont supprimés après 30 jours.</p>',
      ],
      [
        'Vos droits',
        '<p>Vous pouvez à tout moment, sans donner de motif, consulter, rectifier, récupérer ou faire effacer vos données et vous opposer à leur usage. Écrivez à privacy@waymark.example. Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL.</p>',
      ],
    ],
  },
  returns: {
    title: 'Retours',
    description: 'Comment renvoyer un article à Waymark, dans quel délai, et quand vous êtes remboursé.',
    lead: '30 jours pour changer d’avis, sans motif. Essayez d’abord chez vous : un sentier laisse des traces.',
    sections: [
      [
        'Délai de retour',
        '<p>Vous avez 30 jours à compter de la réception du dernier article de la commande, dont les 14 jours du droit de rétractation. Les commandes passées à partir du 1er novembre peuvent être renvoyées jusqu’au 31 janvier, le temps d’offrir les cadeaux.</p>',
      ],
      [
        'État des articles',
        '<p>Les articles doivent être propres, ne pas avoir été portés dehors, et être accompagnés de leurs étiquettes et de leur boîte à chaussures s’il y en avait une. Les essayer chez vous ne pose pas de problème. Les chaussettes ne doivent pas avoir été ouvertes ; les cartes cadeaux ne sont pas reprises.</p>',
      ],
      [
        'Retour par la poste',
        '<ul><li>Ouvrez le lien de la confirmation de commande et notez le numéro de commande.</li><li>Glissez-le avec les articles dans un colis solide.</li><li>Ouvrez la commande, choisissez ce que vous renvoyez et imprimez l’étiquette ; l’envoi est à notre charge.</li></ul><p>Étape par étape : <a href="page:help/returns/how-to-return">comment renvoyer des articles</a>.</p>',
      ],
      [
        'Retour en magasin',
        '<p>Apportez les articles et le numéro de commande dans l’un de nos magasins. Le remboursement est lancé avant que vous ne repartiez.</p>',
      ],
      [
        'Remboursement',
        '<p>Nous remboursons la carte utilisée pour le paiement, dans les 14 jours suivant l’arrivée du colis ; trois jours suffisent d’ordinaire. Les frais de livraison sont remboursés si vous renvoyez toute la commande. Chaque article est remboursé au prix payé, toutes remises déduites.</p>',
      ],
      [
        'Une autre taille',
        '<p>Commandez tout de suite la bonne taille, avant que quelqu’un d’autre ne la prenne, et renvoyez l’autre. C’est plus rapide qu’un échange.</p>',
      ],
      [
        'Article défectueux',
        '<p>Écrivez à care@waymark.example, avec une photo si possible. Nous réparons, remplaçons ou remboursons, à votre choix, pendant deux ans ; vos droits légaux restent entiers.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Conditions du programme',
    description: 'Ce qui s’applique aux membres du programme Waymark : adhésion, points, bons, départ.',
    lead: 'Comment vous obtenez et perdez des points, en termes simples. L’adhésion est gratuite et vous pouvez y mettre fin à tout moment.',
    sections: [
      [
        'Qui peut adhérer',
        '<p>Toute personne ayant son propre compte et l’âge minimum requis dans son pays. Nous envoyons un e-mail à l’adresse du compte ; dès que vous l’avez confirmé, vous pouvez utiliser vos points.</p>',
      ],
      [
        'Gagner des points',
        '<p>Vous gagnez un point par unité monétaire entière payée pour des produits, remises déduites et hors frais de livraison. Vous recevez vos points une fois la commande payée. Votre adhésion rapporte aussi des points, de même que celle d’une personne qui donne votre numéro de membre.</p>',
      ],
      [
        'Utiliser des points',
        '<p>Vous échangez vos points contre des bons que vous ajoutez au panier. Les points sont utilisés à la commande et vous sont rendus si elle n’aboutit pas. Un bon n’est pas échangeable contre de l’argent.</p>',
      ],
      [
        'Durée de validité des points',
        '<p>Les points sont valables un an à partir du jour où vous les recevez. Les points rendus après un retour sont valables au moins 30 jours. Votre compte indique les points qui expirent bientôt.</p>',
      ],
      [
        'Retours',
        '<p>Si vous renvoyez des articles, nous reprenons les points qu’ils vous ont rapportés. S’ils ont déjà été utilisés, nous les déduisons des prochains points gagnés. La marche à suivre est décrite dans <a href="page:returns">Retours</a>.</p>',
      ],
      [
        'Départ et changements',
        '<p>Vous quittez le programme en supprimant votre compte ou en nous écrivant ; vos points sont alors perdus. Si nous modifions ces conditions, nous vous prévenons quatre semaines à l’avance et vous pouvez partir. La <a href="page:privacy">politique de confidentialité</a> indique ce que nous conservons sur vous.</p>',
      ],
    ],
  },
};
