import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Conditions que certains formulaires demandent d’accepter. */
export const frenchForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Conditions d’utilisation',
    description: 'Ce qui s’applique quand vous utilisez le site et l’application Waymark avec un compte : connexion, textes, contenus, usage loyal.',
    lead: 'Ces conditions s’appliquent quand vous avez un compte ici. Les conditions de vente s’appliquent à vos achats.',
    sections: [
      [
        'Votre compte',
        '<p>Un compte appartient à une seule personne, qui a l’âge minimum requis dans son pays. Donnez des informations exactes et tenez-les à jour. Vous pouvez faire supprimer votre compte à tout moment, sans donner de motif, depuis le compte lui-même.</p>',
      ],
      [
        'Votre connexion',
        '<p>Votre mot de passe et vos clés d’accès sont strictement personnels. Si vous pensez que quelqu’un d’autre est entré dans votre compte, changez le mot de passe et fermez toutes les autres sessions ; votre compte en donne la liste.</p>',
      ],
      [
        'Ce que vous écrivez',
        '<p>Vos messages de cadeaux, vos notes et les photos d’un dossier de garantie restent à vous. Vous nous autorisez à les conserver et à les montrer dans la mesure nécessaire à l’usage pour lequel vous les avez envoyés. N’envoyez rien d’illégal ni de blessant.</p>',
      ],
      [
        'Nos contenus',
        '<p>Les textes, images et dessins de cette boutique nous appartiennent ou appartiennent à nos fournisseurs. Vous pouvez les consulter, les imprimer et en partager les liens ; pour tout autre usage, demandez-nous d’abord.</p>',
      ],
      [
        'Usage loyal',
        '<p>N’essayez pas d’accéder aux comptes d’autrui, n’achetez pas en masse avec des robots et ne faites rien qui empêche les autres de faire leurs achats. Nous ralentissons ou refusons les demandes de ce genre, et fermons les comptes qui persistent.</p>',
      ],
      [
        'Quand la boutique est indisponible',
        '<p>L’application continue de fonctionner sans réseau, et son serveur peut être indisponible un moment. Les prix et les stocks sont alors des estimations, présentées comme telles ; seul compte ce que la boutique confirme (voir les <a href="page:terms">conditions de vente</a>). L’usage de vos données est décrit dans la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Conditions des SMS',
    description: 'Ce que vous acceptez en autorisant Waymark à vous envoyer des SMS, et comment y mettre fin.',
    lead: 'Jusqu’à quatre SMS par mois, aussi longtemps que vous le souhaitez.',
    sections: [
      [
        'Ce que vous recevez',
        '<p>Des messages sur vos commandes, les offres et les nouveautés. Quatre offres par mois au plus ; les messages sur une commande arrivent quand il y a du nouveau.</p>',
      ],
      [
        'Comment s’inscrire',
        '<p>Vous saisissez un numéro et cochez la case. Nous envoyons un seul message avec un code, valable 15 minutes. Rien d’autre n’est envoyé tant que vous ne l’avez pas saisi.</p>',
      ],
      [
        'Comment se désinscrire',
        '<p>Répondez STOP à un message ou désactivez les messages dans votre compte. Un dernier message le confirme. Répondez AIDE et nous vous dirons comment nous joindre.</p>',
      ],
      [
        'Ce que cela coûte',
        '<p>Nous ne facturons rien. Votre opérateur peut facturer les messages et les données selon votre contrat, surtout à l’étranger.</p>',
      ],
      [
        'Un accord facultatif',
        '<p>Votre accord n’est nécessaire ni pour acheter, ni pour avoir un compte, ni pour adhérer. Rien ne coûte plus cher si vous ne le donnez pas.</p>',
      ],
      [
        'Votre numéro',
        '<p>Nous le communiquons au service qui achemine les messages et à personne d’autre. Nous le conservons tant que les messages sont activés, et les dates de votre accord et de son retrait aussi longtemps que nous devons pouvoir les prouver. Pour en savoir plus, voir la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Conditions des offres',
    description: 'Prix réduits, codes, cadeaux et livraison offerte chez Waymark : comment cela fonctionne et ce qui ne se cumule pas.',
    lead: 'Comment fonctionnent les prix réduits, les codes et les cadeaux. Les conditions de vente s’appliquent à toute commande.',
    sections: [
      [
        'Prix réduits',
        '<p>Un prix réduit est valable pendant la période indiquée et dans la limite des stocks. Là où la loi l’exige, le prix antérieur est le plus bas des 30 derniers jours.</p>',
      ],
      [
        'Codes',
        '<p>Un code est valable pendant la période et dans le pays indiqués. Certains sont utilisables une fois par personne, d’autres jusqu’à un certain nombre d’utilisations. Un code est utilisé à la commande, et redevient utilisable si la commande est annulée.</p>',
      ],
      [
        'Cumul des offres',
        '<p>Chaque offre précise si elle s’applique à des articles déjà réduits. Entre deux offres non cumulables, vous bénéficiez de la meilleure ; le panier indique laquelle et le montant déduit.</p>',
      ],
      [
        'Exclusions',
        '<p>Les cartes cadeaux ne sont jamais réduites et ne comptent pas dans le montant de panier exigé par une offre. Les autres exclusions sont indiquées avec l’offre.</p>',
      ],
      [
        'Cadeaux',
        '<p>Un cadeau accompagne la commande dans la limite des stocks, et est retiré du panier avec les articles qui y donnent droit. Il n’a pas de prix et n’est pas échangeable contre de l’argent. Vous pouvez le garder si vous renvoyez le reste.</p>',
      ],
      [
        'Retours',
        '<p>Les articles que vous renvoyez sont remboursés au prix payé, leur part de remise déduite. Les articles réduits se renvoient comme les autres : voir <a href="page:returns">Retours</a> et les <a href="page:terms">conditions de vente</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Conditions de la remise collaborateur',
    description: 'Qui bénéficie de la remise collaborateur de Waymark, pour quoi, et jusqu’à quel montant par an.',
    lead: 'La remise est réservée à celles et ceux qui travaillent ici. Elle le reste parce que tout le monde respecte ces quelques règles.',
    sections: [
      [
        'Qui en bénéficie',
        '<p>Toute personne qui travaille pour Waymark, du premier au dernier jour, avec son propre compte, que nous avons marqué comme compte de collaborateur. La remise commence quand vous avez accepté ces conditions.</p>',
      ],
      [
        'À quoi elle sert',
        '<p>Elle est pour vous et les personnes de votre foyer. Les cadeaux sont permis. Ne revendez pas les articles achetés avec la remise, et ne commandez pas pour d’autres qui vous remboursent.</p>',
      ],
      [
        'Sur quoi elle porte',
        '<p>Sur les articles au prix plein. Les articles déjà réduits, les cartes cadeaux et la livraison sont exclus. Elle ne se cumule pas avec d’autres remises sur les mêmes articles ; la meilleure s’applique.</p>',
      ],
      [
        'Montant annuel',
        '<p>La remise s’applique jusqu’à un montant annuel, compté aux prix pleins de janvier à décembre. Votre compte indique ce qui est utilisé. Si vous êtes sous ce montant au début d’une commande, la remise s’applique à toute la commande ; ce que vous renvoyez est de nouveau disponible.</p>',
      ],
      ['Favoris et articles mis de côté', '<p>Les comptes des collaborateurs n’en ont pas. Pour retenir un article, ajoutez-le au panier.</p>'],
      [
        'Abus et changements',
        '<p>Qui revend perd la remise et peut en devoir la valeur. Si ces conditions changent, nous vous redemandons votre accord avant que la remise ne continue. Les retours sont décrits dans <a href="page:returns">Retours</a>, ce que nous conservons sur vous dans la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
};
