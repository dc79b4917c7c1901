import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

export const french: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Conditions de vente',
    description: 'Ce qui vaut pour une commande chez Waymark : contrat, prix, paiement, livraison, retours et garantie.',
    lead: 'Ce que nous promettons quand vous commandez, et ce que nous attendons de vous. En mots simples, pour être lus.',
    sections: [
      [
        'À qui vous achetez',
        '<p>Vous achetez à Waymark, la boutique nommée dans la confirmation de commande. Ces conditions valent pour toute commande passée sur ce site ou dans l’application par des personnes qui achètent pour elles-mêmes et non pour une entreprise.</p>',
      ],
      [
        'Comment se forme le contrat',
        '<p>Ce que nous montrons est une invitation. En appuyant sur le bouton de commande, vous offrez d’acheter les articles indiqués au total affiché. Le contrat est conclu à notre confirmation par e-mail. Si le total a changé depuis que vous l’avez vu, rien n’est commandé ni débité : vous voyez le nouveau total et décidez à nouveau.</p><p>Quel que soit le nombre d’appuis, et quoi qu’il arrive à la connexion, un appui ne fait jamais plus d’une commande.</p>',
      ],
      [
        'Prix, taxes et promotions',
        '<p>Les prix sont ceux affichés au moment de la commande, toutes taxes comprises. Les codes et promotions valent pour la durée et les articles qu’ils nomment ; leur fonctionnement figure dans les <a href="page:sale-terms">conditions des offres</a>. Lorsqu’un prix est réduit, le prix antérieur indiqué est le plus bas des 30 derniers jours.</p>',
      ],
      [
        'Panier et stock',
        '<p>Ce qui se trouve dans votre panier n’est pas réservé. Au récapitulatif, nous gardons les articles quinze minutes, le temps de payer. Hors ligne, le panier montre des estimations et le dit ; seul compte ce que la boutique confirme.</p>',
      ],
      [
        'Paiement',
        '<p>Votre carte est débitée une seule fois, à la commande. Le prestataire de paiement recueille le numéro dans un cadre qui lui est propre ; nous recevons un jeton et les quatre derniers chiffres. Si votre banque refuse, rien n’est commandé ni retenu.</p>',
      ],
      [
        'Livraison et retrait',
        '<p>Les délais sont indiqués en jours ouvrés avant la commande. Le risque reste le nôtre jusqu’à la remise du colis à vous-même ou à la personne que vous avez désignée. Pour un retrait en magasin, présentez le numéro de commande et une pièce d’identité ; nous gardons le colis sept jours.</p>',
      ],
      [
        'Rétractation, retours et garanties',
        '<p>Vous pouvez renvoyer ce que vous ne souhaitez pas garder : voir <a href="page:returns">Retours</a>. Les garanties légales de conformité et des vices cachés s’y ajoutent et ne sont limitées par rien de ce qui précède.</p>',
      ],
      [
        'Cartes cadeaux',
        '<p>Les cartes cadeaux arrivent par e-mail, n’expirent pas et ne sont pas échangeables contre de l’argent, sauf si la loi le prévoit. Gardez le code comme de l’argent.</p>',
      ],
      [
        'Droit applicable et litiges',
        '<p>Le droit du pays dont vous utilisez la boutique s’applique, avec la protection des consommateurs de votre pays de résidence. Écrivez-nous d’abord ; presque tout se règle en un message. Vous pouvez aussi saisir gratuitement un médiateur de la consommation.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Protection des données',
    description: 'Ce que Waymark sait de vous, pourquoi, pendant combien de temps, et ce qui reste sur votre appareil.',
    lead: 'Ce que nous savons de vous, pourquoi et pendant combien de temps. Nous n’en vendons rien, et l’essentiel ne quitte pas votre appareil.',
    sections: [
      [
        'Ce qui reste sur votre appareil',
        '<p>Votre panier, les modifications en attente, vos dernières visites et un paiement commencé sont gardés dans le stockage de votre navigateur, pour que la boutique fonctionne sans connexion. Effacer les données du site supprime le tout. Un numéro de carte n’y figure jamais.</p>',
      ],
      [
        'Ce que nous recevons quand vous commandez',
        '<p>Nom, adresses, e-mail, téléphone, articles commandés et quatre derniers chiffres de la carte. Ils servent à livrer, à facturer, à répondre à vos questions et à tenir les comptes : l’exécution du contrat et le droit fiscal l’exigent.</p>',
      ],
      [
        'Cookies',
        '<p>Un cookie distingue votre session de celle des autres. Un second est déposé pour un an lorsque vous vous connectez : il nous permet de reconnaître votre appareil quand d’autres essaient de deviner votre mot de passe. Les deux sont nécessaires, contiennent un nom aléatoire et restent illisibles pour les scripts. D’autres retiennent votre langue, les modifications en attente d’envoi et vos choix de confidentialité. Tout ce que nous conservons sur votre appareil figure sur la page indiquée en bas de chaque page, où vous décidez aussi de ce qui n’est pas nécessaire. Nous n’utilisons aucun cookie d’annonceurs.</p>',
      ],
      [
        'Courrier',
        '<p>Chaque commande est confirmée par e-mail. La lettre d’information ne vient que si vous cochez sa case, et chaque numéro contient un lien pour l’arrêter. Si vous demandez à être averti d’un retour en stock, nous écrivons une fois ; une semaine plus tard, l’adresse est oubliée.</p>',
      ],
      [
        'Qui d’autre voit quelque chose',
        '<ul><li>Le prestataire de paiement : la carte et le montant.</li><li>Le transporteur : nom, adresse et téléphone.</li><li>Le magasin, pour un retrait : le nom de la personne qui vient.</li></ul><p>Chacun reçoit ce que sa tâche exige, et rien d’autre.</p>',
      ],
      [
        'Combien de temps',
        '<p>Commandes et factures aussi longtemps que le droit fiscal l’exige, dix ans au plus. Un panier abandonné disparaît après quatre-vingt-dix jours. Les journaux du serveur ne contiennent ni nom ni adresse et disparaissent après trente jours.</p>',
      ],
      [
        'Vos droits',
        '<p>Vous pouvez à tout moment, sans motif, consulter, rectifier, emporter ou faire effacer vos données et vous opposer à leur usage. Écrivez à privacy@waymark.example. Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL.</p>',
      ],
    ],
  },
  returns: {
    title: 'Retours',
    description: 'Comment renvoyer un article à Waymark, jusqu’à quand, et quand l’argent revient.',
    lead: 'Trente jours pour changer d’avis, sans motif. Essayez d’abord chez vous : un sentier laisse des traces.',
    sections: [
      [
        'Jusqu’à quand',
        '<p>Trente jours à partir de la réception du dernier article, dont les quatorze jours du droit de rétractation. Les commandes passées dès le 1er novembre peuvent revenir jusqu’au 31 janvier, le temps des cadeaux.</p>',
      ],
      [
        'Dans quel état',
        '<p>Non portés dehors, propres, avec leurs étiquettes et dans leur boîte s’il y en avait une. On essaie à la maison. Les chaussettes reviennent non ouvertes ; les cartes cadeaux ne sont pas reprises.</p>',
      ],
      [
        'Par la poste',
        '<ul><li>Ouvrez le lien de la confirmation et notez le numéro de commande.</li><li>Glissez-le avec les articles dans un colis solide.</li><li>Ouvrez la commande, choisissez ce que vous renvoyez et imprimez l’étiquette ; l’envoi est à notre charge.</li></ul><p>Pas à pas : <a href="page:help/returns/how-to-return">comment renvoyer un article</a>.</p>',
      ],
      [
        'En magasin',
        '<p>Apportez les articles et le numéro de commande dans l’un de nos magasins. Le remboursement part avant que vous ne repartiez.</p>',
      ],
      [
        'Votre argent',
        '<p>Il revient sur la carte qui a payé, dans les quatorze jours qui suivent l’arrivée du colis ; trois suffisent d’ordinaire. La livraison est remboursée si toute la commande revient. Chaque article est remboursé au prix payé, remises déduites.</p>',
      ],
      ['Une autre taille', '<p>Commandez tout de suite la bonne, avant qu’elle ne parte, et renvoyez l’autre. C’est plus rapide qu’un échange.</p>'],
      [
        'Un défaut',
        '<p>Dites-le-nous, avec une photo si possible : care@waymark.example. Nous réparons, remplaçons ou remboursons, à votre choix, pendant deux ans ; vos droits légaux demeurent entiers.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Conditions du programme',
    description: 'Ce qui vaut pour les membres du programme Waymark : adhésion, points, bons, départ.',
    lead: 'Comment les points s’obtiennent et s’utilisent, en mots simples. L’adhésion est gratuite et vous y mettez fin quand vous voulez.',
    sections: [
      [
        'Qui peut adhérer',
        '<p>Toute personne ayant son propre compte et l’âge demandé dans son pays. Nous écrivons une fois à l’adresse du compte ; les points peuvent être utilisés dès que vous y avez répondu.</p>',
      ],
      [
        'Gagner des points',
        '<p>Les articles rapportent un point par unité monétaire entière réellement payée, sans les frais de livraison. Les points arrivent une fois la commande payée. L’adhésion rapporte des points de bienvenue, et un parrainage aussi.</p>',
      ],
      [
        'Utiliser des points',
        '<p>Les points achètent des bons que vous mettez dans le panier. Ils sont dépensés à la commande et reviennent si elle n’aboutit pas. Un bon n’est pas remboursé en argent.</p>',
      ],
      [
        'Durée des points',
        '<p>Les points valent un an à partir du jour de leur arrivée. Les points rendus après un retour valent au moins trente jours. Ce qui expire bientôt est indiqué dans votre compte.</p>',
      ],
      [
        'Retours',
        '<p>Les points gagnés avec ce que vous renvoyez sont repris. S’ils ont déjà été dépensés, les prochains points comblent l’écart. Le déroulement des retours est décrit <a href="page:returns">ici</a>.</p>',
      ],
      [
        'Départ et changements',
        '<p>Vous quittez le programme en supprimant votre compte ou en nous écrivant ; les points prennent alors fin. Si nous changeons ces conditions, nous vous le disons quatre semaines avant et vous pouvez partir. Ce que nous conservons figure dans la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
};
