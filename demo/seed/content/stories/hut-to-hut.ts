import type { Story } from './story.ts';

export const hutToHut: Story = {
  slug: 'hut-to-hut',
  daysAgo: 104,
  scene: 'scene-lake-dawn',
  tags: ['hiking', 'care'],
  leadsTo: 'category:4300',
  en: {
    title: 'Three huts, six kilos',
    description: 'What goes into a pack for three days between huts, what stays at home, and how to hang what is wet.',
    eyebrow: 'Hiking',
    alt: 'A still lake below a mountain',
    sections: [
      [
        'The list',
        '<p>Two shirts, one of them on you. One warm layer, one that keeps out rain, one pair of trousers and something to sleep in. Three pairs of socks, because feet decide about the day. A lamp, a map on paper, a mug. Together with water and lunch that comes to six kilos in a <a href="category:4300">pack</a> of thirty litres, and it closes without kneeling on it.</p>',
      ],
      [
        'What stays at home',
        '<p>The second pair of trousers. The book: there is one in every hut, and it is always about somebody who fell. The towel, unless it is small enough to be laughed at. Whatever you have packed twice and never used goes on a note inside the wardrobe, where you will find it next year.</p>',
      ],
      [
        'In the evening',
        '<p>Take the insoles out, loosen the laces, and put the boots in the drying room and not on the stove: heat makes leather brittle and glue soft. Hang the jacket open. Fill the bottles before the queue forms. Then go outside once more without anything in your hands. The lake is usually still at that hour.</p>',
      ],
    ],
    more: 'Backpacks',
  },
  fr: {
    title: 'Trois refuges, six kilos',
    description: 'Ce qui entre dans un sac pour trois jours de refuge en refuge, ce qui reste à la maison, et comment faire sécher le reste.',
    eyebrow: 'Randonnée',
    alt: 'Un lac immobile au pied d’une montagne',
    sections: [
      [
        'La liste',
        '<p>Deux T-shirts, dont un sur vous. Une couche chaude, une qui arrête la pluie, un pantalon et de quoi dormir. Trois paires de chaussettes, car les pieds décident de la journée. Une lampe, une carte en papier, un gobelet. Avec l’eau et le déjeuner, cela fait six kilos dans un <a href="category:4300">sac</a> de trente litres, qui ferme sans qu’on s’agenouille dessus.</p>',
      ],
      [
        'Ce qui reste à la maison',
        '<p>Le second pantalon. Le livre : il y en a un dans chaque refuge, et il raconte toujours une chute. La serviette, à moins qu’elle soit petite au point de faire rire. Ce que vous avez emporté deux fois sans vous en servir, notez-le à l’intérieur de l’armoire, où vous le retrouverez l’an prochain.</p>',
      ],
      [
        'Le soir',
        '<p>Retirez les semelles intérieures, desserrez les lacets et mettez les chaussures au séchoir, pas sur le poêle : la chaleur rend le cuir cassant et la colle molle. Suspendez la veste ouverte. Remplissez les gourdes avant que la file se forme. Puis sortez encore une fois, les mains vides. À cette heure, le lac est d’ordinaire immobile.</p>',
      ],
    ],
    more: 'Sacs à dos',
  },
  de: {
    title: 'Drei Hütten, sechs Kilo',
    description: 'Was für drei Tage von Hütte zu Hütte in den Rucksack kommt, was zu Hause bleibt, und wie man Nasses aufhängt.',
    eyebrow: 'Wandern',
    alt: 'Ein stiller See unter einem Berg',
    sections: [
      [
        'Die Liste',
        '<p>Zwei Shirts, eines davon am Körper. Eine warme Schicht, eine gegen Regen, eine Hose und etwas zum Schlafen. Drei Paar Socken, denn über den Tag entscheiden die Füße. Eine Lampe, eine Karte aus Papier, ein Becher. Mit Wasser und Mittagessen sind das sechs Kilo in einem <a href="category:4300">Rucksack</a> von dreißig Litern, und er geht zu, ohne dass Sie darauf knien.</p>',
      ],
      [
        'Was zu Hause bleibt',
        '<p>Die zweite Hose. Das Buch: In jeder Hütte gibt es eines, und immer stürzt darin jemand ab. Das Handtuch, außer es ist so klein, dass man darüber lacht. Was Sie zweimal eingepackt und nie gebraucht haben, kommt auf einen Zettel innen am Schrank, wo Sie ihn nächstes Jahr finden.</p>',
      ],
      [
        'Am Abend',
        '<p>Nehmen Sie die Einlegesohlen heraus, lockern Sie die Schnürung und stellen Sie die Schuhe in den Trockenraum, nicht auf den Ofen: Hitze macht Leder spröde und Kleber weich. Hängen Sie die Jacke offen auf. Füllen Sie die Flaschen, bevor sich die Schlange bildet. Dann gehen Sie noch einmal hinaus, mit leeren Händen. Um diese Zeit ist der See meistens still.</p>',
      ],
    ],
    more: 'Rucksäcke',
  },
};
