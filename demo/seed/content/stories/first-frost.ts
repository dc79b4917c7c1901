import type { Story } from './story.ts';

export const firstFrost: Story = {
  slug: 'first-frost',
  daysAgo: 6,
  scene: 'scene-snow-day',
  tags: ['hiking', 'winter'],
  leadsTo: 'category:1140',
  en: {
    title: 'The first frost is the best guide',
    description: 'What cold ground tells you about a path, and how to dress for a day that starts below freezing and ends in the sun.',
    eyebrow: 'Winter',
    alt: 'Fresh snow on a quiet slope',
    sections: [
      [
        'Read the ground',
        '<p>Frost draws a map. White grass means that the night was clear and the path is hard; a dark strip across it means running water, and in an hour it means mud. Shaded boards on a bog are the slipperiest thing in the county until noon. Walk beside them, or take <a href="category:1140">winter boots</a> whose rubber stays soft when it freezes.</p>',
      ],
      [
        'Dress for the tenth minute',
        '<p>If you are warm at the car, you are wearing too much. Start a little cold, with the jacket in the pack and the hat on. After ten minutes of climbing you will be glad. What matters is the layer next to the skin: cotton keeps the sweat and gives it back as cold when you stop.</p>',
      ],
      [
        'Turn round in time',
        '<p>In December the light leaves at four, and it does not wait for the summit. Write down when you will turn back before you set out, and keep to it, however close the top looks. A lamp weighs less than a sandwich. Take both, and tell somebody at home which of the two paths you took.</p>',
      ],
    ],
    more: 'Winter boots',
  },
  fr: {
    title: 'La première gelée est le meilleur guide',
    description: 'Ce que le sol froid dit d’un sentier, et comment s’habiller pour une journée qui commence sous zéro et finit au soleil.',
    eyebrow: 'Hiver',
    alt: 'Neige fraîche sur une pente silencieuse',
    sections: [
      [
        'Lire le sol',
        '<p>Le gel dessine une carte. Une herbe blanche dit que la nuit fut claire et que le chemin est dur ; une bande sombre en travers dit qu’il y a de l’eau, et dans une heure, de la boue. Les planches à l’ombre d’une tourbière sont ce qu’il y a de plus glissant jusqu’à midi. Marchez à côté, ou prenez des <a href="category:1140">bottes d’hiver</a> dont la gomme reste souple quand il gèle.</p>',
      ],
      [
        'S’habiller pour la dixième minute',
        '<p>Si vous avez chaud près de la voiture, vous êtes trop couvert. Partez un peu frais, la veste dans le sac et le bonnet sur la tête. Après dix minutes de montée, vous serez content. Ce qui compte, c’est la couche contre la peau : le coton garde la sueur et la rend en froid dès que vous vous arrêtez.</p>',
      ],
      [
        'Faire demi-tour à temps',
        '<p>En décembre, la lumière s’en va à seize heures et n’attend pas le sommet. Avant de partir, notez l’heure du demi-tour et tenez-vous-y, si proche que le haut paraisse. Une lampe pèse moins qu’un sandwich. Prenez les deux, et dites à quelqu’un lequel des deux sentiers vous avez choisi.</p>',
      ],
    ],
    more: 'Bottes d’hiver',
  },
  de: {
    title: 'Der erste Frost ist der beste Wegweiser',
    description: 'Was kalter Boden über einen Weg verrät, und wie man sich für einen Tag anzieht, der unter null beginnt und in der Sonne endet.',
    eyebrow: 'Winter',
    alt: 'Neuschnee auf einem stillen Hang',
    sections: [
      [
        'Den Boden lesen',
        '<p>Frost zeichnet eine Karte. Weißes Gras heißt: Die Nacht war klar, der Weg ist hart. Ein dunkler Streifen quer darüber heißt Wasser, und in einer Stunde heißt er Matsch. Bohlen im Schatten eines Moors sind bis Mittag das Rutschigste weit und breit. Gehen Sie daneben, oder nehmen Sie <a href="category:1140">Winterstiefel</a>, deren Gummi auch bei Frost weich bleibt.</p>',
      ],
      [
        'Anziehen für die zehnte Minute',
        '<p>Wenn Ihnen am Auto warm ist, haben Sie zu viel an. Starten Sie ein wenig zu kühl, mit der Jacke im Rucksack und der Mütze auf dem Kopf. Nach zehn Minuten Anstieg sind Sie froh darum. Entscheidend ist die Schicht auf der Haut: Baumwolle behält den Schweiß und gibt ihn als Kälte zurück, sobald Sie stehen.</p>',
      ],
      [
        'Rechtzeitig umkehren',
        '<p>Im Dezember geht das Licht um vier, und auf den Gipfel wartet es nicht. Schreiben Sie sich vor dem Losgehen auf, wann Sie umkehren, und halten Sie sich daran, so nah der Gipfel auch aussieht. Eine Lampe wiegt weniger als ein Brot. Nehmen Sie beides mit, und sagen Sie jemandem zu Hause, welchen der beiden Wege Sie gehen.</p>',
      ],
    ],
    more: 'Winterstiefel',
  },
};
