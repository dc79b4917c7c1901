import type { Story } from './story.ts';

export const sameShirt: Story = {
  slug: 'same-shirt',
  daysAgo: 62,
  scene: 'scene-meadow-dusk',
  tags: ['wool', 'hiking'],
  leadsTo: 'search:merino',
  en: {
    title: 'Seven days, one shirt',
    description: 'Why merino does not smell, what it can’t do, and what a week in the hills with a single shirt is like.',
    eyebrow: 'Wool',
    alt: 'Evening light over a hill pasture',
    sections: [
      [
        'Monday to Wednesday',
        '<p>The plan was simple: seven days of walking, one shirt, an honest report. On Monday it rained, and the shirt was wet and warm, which only wool manages. On Tuesday it dried on the back of its owner between breakfast and the pass. On Wednesday somebody in a hut asked what we washed it with. We had not.</p>',
      ],
      [
        'Why it does not smell',
        '<p>A wool fibre takes up a third of its weight in moisture before it feels wet, and with the moisture it takes up what would smell. Bacteria like smooth plastic better than scales. What the fibre has taken up it gives back when it is aired. A night on a fence is worth a wash, and it uses no water.</p>',
      ],
      [
        'What it can’t do',
        '<p><a href="search:merino">Merino</a> is thin and not made for rough granite. By Friday a strap had rubbed a small hole into the shoulder, and on Saturday a moth would have finished the job at home. Mend early, with a thread of any colour. On Sunday the shirt went into the machine: thirty degrees, no softener. It deserved it.</p>',
      ],
    ],
    more: 'Shop merino',
  },
  fr: {
    title: 'Sept jours, un seul T-shirt',
    description: 'Pourquoi le mérinos ne sent pas, ce qu’il ne sait pas faire, et comment se passe une semaine en montagne avec un seul T-shirt.',
    eyebrow: 'Laine',
    alt: 'Lumière du soir sur un alpage',
    sections: [
      [
        'De lundi à mercredi',
        '<p>Le plan était simple : sept jours de marche, un T-shirt, un compte rendu honnête. Lundi, il a plu, et le T-shirt était mouillé et chaud, ce que seule la laine sait faire. Mardi, il a séché sur le dos de son propriétaire entre le petit déjeuner et le col. Mercredi, quelqu’un au refuge a demandé avec quoi nous le lavions. Avec rien.</p>',
      ],
      [
        'Pourquoi il ne sent pas',
        '<p>Une fibre de laine absorbe le tiers de son poids d’humidité avant de paraître mouillée, et avec l’humidité, ce qui sentirait. Les bactéries préfèrent le plastique lisse aux écailles. Ce que la fibre a pris, elle le rend à l’air. Une nuit sur une clôture vaut une lessive, et n’use pas d’eau.</p>',
      ],
      [
        'Ce qu’il ne sait pas faire',
        '<p>Le <a href="search:merino">mérinos</a> est fin et n’est pas fait pour le granit. Vendredi, une bretelle avait percé un petit trou à l’épaule, et samedi, à la maison, une mite aurait achevé le travail. Raccommodez tôt, avec un fil de n’importe quelle couleur. Dimanche, le T-shirt est passé en machine : trente degrés, sans assouplissant. Il l’avait mérité.</p>',
      ],
    ],
    more: 'Voir le mérinos',
  },
  de: {
    title: 'Sieben Tage, ein Shirt',
    description: 'Warum Merino nicht riecht, was es nicht kann, und wie eine Woche in den Bergen mit einem einzigen Shirt ist.',
    eyebrow: 'Wolle',
    alt: 'Abendlicht über einer Bergweide',
    sections: [
      [
        'Montag bis Mittwoch',
        '<p>Der Plan war einfach: sieben Tage gehen, ein Shirt, ein ehrlicher Bericht. Am Montag regnete es, und das Shirt war nass und warm, was nur Wolle schafft. Am Dienstag trocknete es zwischen Frühstück und Pass auf dem Rücken seines Besitzers. Am Mittwoch fragte jemand in der Hütte, womit wir es waschen. Mit nichts.</p>',
      ],
      [
        'Warum es nicht riecht',
        '<p>Eine Wollfaser nimmt ein Drittel ihres Gewichts an Feuchtigkeit auf, bevor sie sich nass anfühlt, und mit der Feuchtigkeit das, was riechen würde. Bakterien mögen glatten Kunststoff lieber als Schuppen. Was die Faser aufgenommen hat, gibt sie an der Luft wieder ab. Eine Nacht am Zaun ist so gut wie eine Wäsche und braucht kein Wasser.</p>',
      ],
      [
        'Was es nicht kann',
        '<p><a href="search:merino">Merino</a> ist dünn und nicht für rauen Granit gemacht. Am Freitag hatte ein Gurt ein kleines Loch in die Schulter gerieben, und am Samstag hätte zu Hause eine Motte den Rest besorgt. Flicken Sie früh, mit einem Faden in irgendeiner Farbe. Am Sonntag kam das Shirt in die Maschine: dreißig Grad, kein Weichspüler. Es hatte sich das verdient.</p>',
      ],
    ],
    more: 'Zu Merino',
  },
};
