import type { Story } from './story.ts';

export const washYourShell: Story = {
  slug: 'wash-your-shell',
  daysAgo: 83,
  scene: 'scene-forest-day',
  tags: ['care', 'rain', 'repair'],
  leadsTo: 'search:waterproof',
  en: {
    title: 'Wash your rain jacket. Really.',
    description: 'A rain jacket that is never washed lets less air through and more water in. Three steps that take an evening.',
    eyebrow: 'Care',
    alt: 'Sun between tall pines',
    sections: [
      [
        'Why it wets out',
        '<p>Water should stand on the cloth in drops. When it spreads into a dark patch, the jacket is not leaking: its outer fabric is full, and no air gets out through it any more. You are wet from the inside. Sweat, sunscreen and the smoke of last summer’s fire sit where the finish should be. They can be washed out.</p>',
      ],
      [
        'How to wash it',
        '<p>Close every zip, open every cuff, turn nothing inside out. Thirty degrees, a gentle cycle, half the liquid soap that you would take for shirts, and no softener, which coats the fibre with exactly what you want to be rid of. Rinse twice. A stain on the collar goes with a soft brush and patience.</p>',
      ],
      [
        'Heat, then a patch',
        '<p>Heat wakes the finish up: twenty minutes in the dryer on low, or an iron through a towel. If drops still do not stand, spray it once while it is damp. Before you put it away, hold the lining against a lamp. A pinhole takes a patch the size of a coin today, or a <a href="search:waterproof">new jacket</a> in spring.</p>',
      ],
    ],
    more: 'Waterproof clothing',
  },
  fr: {
    title: 'Lavez votre veste de pluie. Vraiment.',
    description: 'Une veste de pluie qu’on ne lave jamais laisse sortir moins d’air et entrer plus d’eau. Trois étapes, une soirée.',
    eyebrow: 'Entretien',
    alt: 'Le soleil entre de grands pins',
    sections: [
      [
        'Pourquoi elle s’imbibe',
        '<p>L’eau doit tenir en gouttes sur le tissu. Quand elle s’étale en tache sombre, la veste ne fuit pas : son étoffe extérieure est gorgée, et l’air n’en sort plus. Vous êtes mouillé de l’intérieur. La sueur, la crème solaire et la fumée du feu de l’été dernier occupent la place du traitement. Elles partent au lavage.</p>',
      ],
      [
        'Comment la laver',
        '<p>Fermez toutes les fermetures, ouvrez tous les poignets, ne retournez rien. Trente degrés, un cycle doux, la moitié de la lessive liquide que vous prendriez pour des chemises, et pas d’assouplissant : il enrobe la fibre de ce dont vous voulez justement vous défaire. Rincez deux fois. Une tache au col cède à une brosse souple et à la patience.</p>',
      ],
      [
        'De la chaleur, puis une pièce',
        '<p>La chaleur réveille le traitement : vingt minutes au sèche-linge à basse température, ou un fer à travers une serviette. Si les gouttes ne tiennent toujours pas, vaporisez une fois la veste encore humide. Avant de la ranger, tenez la doublure devant une lampe. Un trou d’épingle demande une pièce grande comme une monnaie aujourd’hui, ou une <a href="search:waterproof">veste neuve</a> au printemps.</p>',
      ],
    ],
    more: 'Vêtements imperméables',
  },
  de: {
    title: 'Waschen Sie Ihre Regenjacke. Wirklich.',
    description: 'Eine Regenjacke, die nie gewaschen wird, lässt weniger Luft hinaus und mehr Wasser herein. Drei Schritte, ein Abend.',
    eyebrow: 'Pflege',
    alt: 'Sonne zwischen hohen Kiefern',
    sections: [
      [
        'Warum sie sich vollsaugt',
        '<p>Wasser soll in Tropfen auf dem Stoff stehen. Läuft es zu einem dunklen Fleck auseinander, ist die Jacke nicht undicht: Ihr Oberstoff ist voll, und es kommt keine Luft mehr hinaus. Sie sind von innen nass. Schweiß, Sonnencreme und der Rauch vom Feuer des letzten Sommers sitzen da, wo die Imprägnierung sein sollte. All das lässt sich auswaschen.</p>',
      ],
      [
        'So waschen Sie sie',
        '<p>Alle Reißverschlüsse zu, alle Bündchen auf, nichts auf links drehen. Dreißig Grad, Schonwaschgang, halb so viel Flüssigwaschmittel wie für Hemden und kein Weichspüler: Er überzieht die Faser mit genau dem, was Sie loswerden wollen. Zweimal spülen. Ein Fleck am Kragen geht mit einer weichen Bürste und Geduld.</p>',
      ],
      [
        'Wärme, dann ein Flicken',
        '<p>Wärme weckt die Imprägnierung: zwanzig Minuten im Trockner bei niedriger Stufe oder ein Bügeleisen durch ein Handtuch. Stehen die Tropfen noch immer nicht, sprühen Sie die Jacke einmal ein, solange sie feucht ist. Halten Sie vor dem Wegräumen das Futter gegen eine Lampe. Ein Nadelloch braucht heute einen Flicken von der Größe einer Münze oder im Frühjahr eine <a href="search:waterproof">neue Jacke</a>.</p>',
      ],
    ],
    more: 'Wasserdichte Kleidung',
  },
};
