/**
 * What an edition adds to a line: a word in the name, a sentence in the copy, lines of features, a step in price. German
 * outdoor trade uses the English words; French bends them with the noun.
 */
export interface Edition {
  readonly en: string;
  readonly fr: { readonly m: string; readonly f: string };
  readonly de: string;
  readonly usd: number;
  readonly features: readonly string[];
  /** Feature lines of the plain style that make no sense any more. */
  readonly drops: readonly string[];
  readonly traits: Readonly<Record<string, number | string>>;
  readonly sentences: readonly { readonly en: string; readonly fr: string; readonly de: string }[];
}

const edition = (
  en: string,
  frM: string,
  frF: string,
  de: string,
  usd: number,
  features: string,
  drops: string,
  traits: Edition['traits'],
  ...sentences: (readonly [string, string, string])[]
): Edition => ({
  en,
  fr: { m: frM, f: frF },
  de,
  usd,
  features: features.split(' ').filter(Boolean),
  drops: drops.split(' ').filter(Boolean),
  traits,
  sentences: sentences.map(([inEnglish, inFrench, inGerman]) => ({ en: inEnglish, fr: inFrench, de: inGerman })),
});

export const EDITIONS: Readonly<Record<string, Edition>> = {
  wp: edition(
    'Waterproof',
    'imperméable',
    'imperméable',
    'Waterproof',
    25,
    'bootie',
    'drain engmesh',
    {},
    [
      'This edition is lined with our StormLine bootie: puddles end at the tongue.',
      'Cette version reçoit notre chausson StormLine : les flaques s’arrêtent à la languette.',
      'Diese Ausführung trägt innen unseren StormLine-Schuh: Pfützen enden an der Zunge.',
    ],
    [
      'With a waterproof lining for the months that begin with wet grass.',
      'Doublée d’une membrane, pour les mois qui commencent dans l’herbe mouillée.',
      'Mit wasserdichtem Futter für die Monate, die mit nassem Gras beginnen.',
    ],
    [
      'The same last, sealed against rain and slush.',
      'La même forme, rendue étanche à la pluie et à la neige fondue.',
      'Derselbe Leisten, abgedichtet gegen Regen und Schneematsch.',
    ],
  ),
  mid: edition('Mid', 'mid', 'mid', 'Mid', 20, 'ankle', '', { collar: 0.8 }, [
    'The mid-height collar steadies the ankle when the pack gets heavier.',
    'Le col mi-haut soutient la cheville quand le sac s’alourdit.',
    'Der halbhohe Schaft stützt den Knöchel, wenn der Rucksack schwerer wird.',
  ]),
  insulated: edition('Insulated', 'isolé', 'isolée', 'Insulated', 30, 'warmshoe', '', {}, [
    'Insulated for the frozen half of the year, with room for a thick sock.',
    'Isolée pour la moitié gelée de l’année, avec la place d’une grosse chaussette.',
    'Gefüttert für die gefrorene Jahreshälfte, mit Platz für eine dicke Socke.',
  ]),
  leather: edition(
    'Leather',
    'en cuir',
    'en cuir',
    'Leder',
    30,
    'leather',
    'veganshoe suede',
    { material: 'leather' },
    [
      'Here in full-grain leather, which starts stiff and ends up yours.',
      'Ici en cuir pleine fleur, d’abord ferme, puis tout à vous.',
      'Hier in Vollnarbenleder, das fest beginnt und am Ende ganz Ihnen gehört.',
    ],
    ['The leather cut wears its scratches well.', 'En cuir, ses éraflures lui vont bien.', 'In Leder stehen ihm auch Kratzer gut.'],
  ),
  wool: edition('Wool', 'en laine', 'en laine', 'Wolle', 15, 'shearling', 'veganshoe drain', { material: 'wool' }, [
    'In boiled wool, from the first fire of the year to the last.',
    'En laine bouillie, du premier feu de l’année au dernier.',
    'In gewalkter Wolle, vom ersten Feuer des Jahres bis zum letzten.',
  ]),
  print: edition(
    'Print',
    'imprimé',
    'imprimée',
    'Print',
    5,
    '',
    '',
    { print: 'topo', pattern: 'print' },
    [
      'The print follows the contour lines above our workshop, drawn from the county survey.',
      'L’imprimé suit les courbes de niveau au-dessus de notre atelier, relevées sur la carte.',
      'Der Druck folgt den Höhenlinien über unserer Werkstatt, gezeichnet nach der Landeskarte.',
    ],
    [
      'Printed with water-based ink by a family workshop in Porto.',
      'Imprimé à l’encre à l’eau par un atelier familial de Porto.',
      'Mit Farbe auf Wasserbasis bedruckt, in einem Familienbetrieb in Porto.',
    ],
  ),
  stripe: edition(
    'Stripe',
    'à rayures',
    'à rayures',
    'gestreift',
    5,
    '',
    '',
    { pattern: 'stripes' },
    [
      'The stripes are knitted in, so they cannot wash out.',
      'Les rayures sont tricotées dans la masse et ne peuvent pas partir au lavage.',
      'Die Streifen sind eingestrickt und können sich nicht auswaschen.',
    ],
    ['Yarn-dyed in stripes as wide as a thumb.', 'Fil teint, rayures larges d’un pouce.', 'Garngefärbt, mit daumenbreiten Streifen.'],
  ),
  heavy: edition('Heavyweight', 'épais', 'épaisse', 'Heavyweight', 10, 'heavytee', 'organictee', { fit: 0.8 }, [
    'The heavyweight cloth hangs straight and softens with every wash.',
    'Le tissu épais tombe droit et s’assouplit à chaque lavage.',
    'Der schwere Stoff fällt gerade und wird mit jeder Wäsche weicher.',
  ]),
  hooded: edition(
    'Hooded',
    'à capuche',
    'à capuche',
    'mit Kapuze',
    25,
    'hood',
    '',
    { hood: 'up' },
    [
      'The hooded cut closes the last gap at the neck.',
      'La version à capuche ferme la dernière brèche, à la nuque.',
      'Mit Kapuze ist auch die letzte Lücke im Nacken geschlossen.',
    ],
    [
      'The hood fits under a helmet or over a wool hat.',
      'La capuche passe sous un casque ou sur un bonnet.',
      'Die Kapuze passt unter einen Helm oder über eine Mütze.',
    ],
  ),
  light: edition('Light', 'léger', 'légère', 'Light', -15, 'stuff', 'pitzip', { fit: 0.3 }, [
    'The light version gives up pockets and gains a hundred grams.',
    'La version légère abandonne des poches et gagne cent grammes.',
    'Die leichte Ausführung verzichtet auf Taschen und spart hundert Gramm.',
  ]),
  zip: edition('Half-Zip', 'demi-zip', 'demi-zip', 'Half-Zip', 10, '', '', { neck: 'quarter-zip', zip: 'half' }, [
    'The half zip lets heat out on the climb and keeps it in on the way down.',
    'Le demi-zip libère la chaleur à la montée et la garde à la descente.',
    'Der halbe Reißverschluss lässt bergauf Wärme heraus und hält sie bergab drin.',
  ]),
  long: edition('Long', 'long', 'longue', 'Lang', 20, '', '', { length: 0.95 }, [
    'Cut longer, so that a wet chair stays somebody else’s problem.',
    'Coupe plus longue : la chaise mouillée devient le problème des autres.',
    'Länger geschnitten: Der nasse Stuhl ist das Problem der anderen.',
  ]),
  convertible: edition('Convertible', 'convertible', 'convertible', 'Zip-Off', 15, '', '', { pattern: 'knee' }, [
    'The legs zip off above the knee, with colored tapes to tell left from right.',
    'Les jambes se dézippent au-dessus du genou ; un ruban de couleur distingue la gauche de la droite.',
    'Die Beine lassen sich über dem Knie abzippen; farbige Bänder verraten links und rechts.',
  ]),
  lined: edition('Lined', 'doublé', 'doublée', 'gefüttert', 20, 'brushed', 'coolhand', {}, [
    'A brushed lining makes this the pair for November.',
    'Une doublure grattée en fait le modèle de novembre.',
    'Ein angerautes Futter macht daraus das Stück für den November.',
  ]),
};
