import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Conditions que certains formulaires demandent d’accepter. */
export const frenchForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Conditions d’utilisation',
    description: 'Ce qui vaut quand vous utilisez le site et l’application Waymark avec un compte : connexion, textes, contenus, usage loyal.',
    lead: 'Ce qui vaut quand vous avez un compte ici. Ce qui vaut quand vous achetez figure dans les conditions de vente.',
    sections: [
      [
        'Votre compte',
        '<p>Un compte est à une seule personne, qui a l’âge demandé dans son pays. Dites-nous ce qui est vrai et tenez-le à jour. Vous pouvez le faire supprimer à tout moment, sans motif, dans votre compte.</p>',
      ],
      [
        'Votre connexion',
        '<p>Mot de passe et clés d’accès sont à vous seul. Si vous pensez que quelqu’un d’autre est entré dans votre compte, changez le mot de passe et fermez toutes les autres sessions ; votre compte en donne la liste.</p>',
      ],
      [
        'Ce que vous écrivez',
        '<p>Les messages de cadeaux, les notes et les photos d’un dossier de garantie restent à vous. Vous nous permettez de les conserver et de les montrer dans la mesure où leur objet le demande. Rien d’illégal, rien de blessant.</p>',
      ],
      [
        'Ce que nous montrons',
        '<p>Les textes, images et dessins de cette boutique sont à nous ou à nos fournisseurs. Vous pouvez les regarder, les imprimer et en partager les liens ; pour le reste, demandez-nous d’abord.</p>',
      ],
      [
        'Usage loyal',
        '<p>Pas d’essais sur les comptes d’autrui, pas d’achats en masse par des programmes, rien qui empêche les autres de faire leurs achats. Nous ralentissons ou refusons de telles demandes et fermons les comptes qui persistent.</p>',
      ],
      [
        'Quand la boutique est absente',
        '<p>L’application continue sans réseau, et son serveur peut être absent un moment. Prix et stock sont alors des estimations et sont présentés comme telles ; seul compte ce que la boutique confirme (voir les <a href="page:terms">conditions de vente</a>). L’usage de vos données est décrit dans la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Conditions des SMS',
    description: 'Ce que vous acceptez en laissant Waymark vous envoyer des SMS, et comment y mettre fin.',
    lead: 'Jusqu’à quatre SMS par mois, aussi longtemps que vous le voulez.',
    sections: [
      [
        'Ce que vous recevez',
        '<p>Des messages sur vos commandes, les offres et les nouveautés. Quatre offres par mois au plus ; les messages sur une commande arrivent quand il y a quelque chose à dire.</p>',
      ],
      [
        'Comment cela commence',
        '<p>Vous donnez un numéro et cochez la case. Nous envoyons un seul message avec un code, valable un quart d’heure. Rien d’autre ne part tant que vous ne l’avez pas saisi.</p>',
      ],
      [
        'Comment cela finit',
        '<p>Répondez STOP à un message, ou désactivez les messages dans votre compte. Un dernier message le confirme. Répondez AIDE et nous écrivons comment nous joindre.</p>',
      ],
      [
        'Ce que cela coûte',
        '<p>Nous ne facturons rien. Votre opérateur peut facturer messages et données selon votre contrat, surtout à l’étranger.</p>',
      ],
      [
        'Aucune condition',
        '<p>Votre accord n’est nécessaire ni pour acheter, ni pour avoir un compte, ni pour adhérer. Rien n’est plus cher sans lui.</p>',
      ],
      [
        'Votre numéro',
        '<p>Nous le donnons au service qui achemine les messages et à personne d’autre. Il est conservé tant que les messages sont activés, et les dates de votre accord et de sa fin aussi longtemps que nous devons pouvoir les prouver. Voir la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Conditions des offres',
    description: 'Prix réduits, codes, cadeaux et livraison offerte chez Waymark : comment cela marche et ce qui ne se cumule pas.',
    lead: 'Comment marchent prix réduits, codes et cadeaux. Ce qui vaut pour toute commande figure dans les conditions de vente.',
    sections: [
      [
        'Prix réduits',
        '<p>Un prix réduit vaut pour la durée indiquée et dans la limite du stock. Là où la loi le demande, le prix antérieur est le plus bas des 30 derniers jours.</p>',
      ],
      [
        'Codes',
        '<p>Un code vaut pour la durée et le pays qu’il indique. Certains valent une fois par personne, d’autres jusqu’à un nombre d’utilisations. Il est utilisé à la commande, et de nouveau libre si la commande est annulée.</p>',
      ],
      [
        'Ce qui se cumule',
        '<p>Chaque offre dit si elle vaut pour des articles déjà réduits. De deux offres non cumulables vous avez la meilleure ; le panier montre laquelle et ce qu’elle retire.</p>',
      ],
      [
        'Ce qui est exclu',
        '<p>Les cartes cadeaux ne sont jamais réduites et ne comptent pas dans le montant demandé par une offre. Les autres exclusions figurent avec l’offre.</p>',
      ],
      [
        'Cadeaux',
        '<p>Un cadeau accompagne la commande tant qu’il y en a, et quitte le panier avec ce qui y donne droit. Il n’a pas de prix, n’est pas échangé contre de l’argent, et peut rester chez vous quand le reste revient.</p>',
      ],
      [
        'Retours',
        '<p>Ce que vous renvoyez est remboursé à ce qu’il vous a coûté, sa part de remise déduite. Les articles réduits se renvoient comme les autres : voir <a href="page:returns">Retours</a> et les <a href="page:terms">conditions de vente</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Conditions de la remise collaborateur',
    description: 'Qui a la remise collaborateur de Waymark, pour quoi, et jusqu’à quel montant par an.',
    lead: 'La remise est pour celles et ceux qui travaillent ici. Elle le reste parce que tout le monde respecte ces quelques règles.',
    sections: [
      [
        'Qui en bénéficie',
        '<p>Toute personne qui travaille pour Waymark, du premier au dernier jour, avec un compte à elle que nous avons marqué comme tel. La remise commence quand vous avez accepté ces conditions.</p>',
      ],
      [
        'À quoi elle sert',
        '<p>Pour vous et les personnes de votre foyer. Les cadeaux sont permis. Les articles achetés ainsi ne sont pas revendus, et personne ne commande pour d’autres contre remboursement.</p>',
      ],
      [
        'Sur quoi elle porte',
        '<p>Sur les articles au prix plein. Articles déjà réduits, cartes cadeaux et livraison sont exclus. Elle ne se cumule pas avec d’autres remises sur les mêmes articles ; la meilleure compte.</p>',
      ],
      [
        'Combien par an',
        '<p>Jusqu’à un montant annuel, compté aux prix pleins de janvier à décembre. Votre compte montre ce qui est utilisé. Une commande commencée sous ce montant a la remise entière ; ce qui revient est de nouveau libre.</p>',
      ],
      [
        'Favoris et articles mis de côté',
        '<p>Les comptes des collaborateurs n’en ont pas. Ce que vous voulez retenir, mettez-le dans le panier.</p>',
      ],
      [
        'Abus et changements',
        '<p>Qui revend perd la remise et peut en devoir la valeur. Si ces conditions changent, nous vous redemandons votre accord avant que la remise continue. Les retours sont décrits <a href="page:returns">ici</a>, ce que nous conservons dans la <a href="page:privacy">politique de confidentialité</a>.</p>',
      ],
    ],
  },
};
