import type { Story } from './story.ts';

export const elevenSeams: Story = {
  slug: 'eleven-seams',
  daysAgo: 20,
  scene: 'scene-rain-dusk',
  tags: ['rain', 'care'],
  leadsTo: 'category:1210',
  en: {
    title: 'Eleven seams, no leaks',
    description: 'How a rain jacket is tested in our workshop: a gutter, a November, and one person who has to stand below it.',
    eyebrow: 'Rain',
    alt: 'Rain over a city at dusk',
    sections: [
      [
        'The gutter',
        '<p>Behind the workshop a gutter ends two metres above the yard. When it rains properly, it delivers about forty litres a minute, and one of us stands below it for half an hour. The laboratory says how much pressure a fabric holds. The gutter says where water comes in, which is nearly always somewhere else: the chin, the cuff, the end of a zip.</p>',
      ],
      [
        'Why eleven',
        '<p>A <a href="category:1210">rain jacket</a> can be cut with thirty seams, and each of them is a row of holes that a tape has to close. We draw the sleeve and the shoulder in one piece and come to eleven. It costs more cloth, because the pattern does not lie well on the roll. It also means nineteen seams that can never leak.</p>',
      ],
      [
        'The complaint book',
        '<p>Everybody who tests a jacket writes down what annoyed them, in whole sentences. Most of it is not about water. The hood turns with the head or it does not; the pocket is where the strap of the pack lies. The jacket that you can buy is the fourth one, and the book for the third has eleven pages.</p>',
      ],
    ],
    more: 'Rain jackets',
  },
  fr: {
    title: 'Onze coutures, zéro fuite',
    description: 'Comment une veste de pluie est éprouvée dans notre atelier : une gouttière, un mois de novembre et quelqu’un qui se tient dessous.',
    eyebrow: 'Pluie',
    alt: 'La pluie sur une ville au crépuscule',
    sections: [
      [
        'La gouttière',
        '<p>Derrière l’atelier, une gouttière s’arrête à deux mètres au-dessus de la cour. Quand il pleut pour de bon, elle débite quelque quarante litres par minute, et l’un de nous se tient dessous une demi-heure. Le laboratoire dit quelle pression un tissu supporte. La gouttière dit par où l’eau entre, et c’est presque toujours ailleurs : le menton, le poignet, le bout d’une fermeture.</p>',
      ],
      [
        'Pourquoi onze',
        '<p>Une <a href="category:1210">veste de pluie</a> peut se couper en trente coutures, et chacune est une rangée de trous qu’une bande doit fermer. Nous dessinons la manche et l’épaule d’une seule pièce, et nous arrivons à onze. Il y faut plus de tissu, car le patron se pose mal sur le rouleau. Mais ce sont aussi dix-neuf coutures qui ne fuiront jamais.</p>',
      ],
      [
        'Le cahier de doléances',
        '<p>Qui essaie une veste note ce qui l’a agacé, en phrases entières. Il s’agit rarement d’eau. La capuche tourne avec la tête ou ne tourne pas ; la poche est là où passe la bretelle du sac. La veste que vous pouvez acheter est la quatrième, et le cahier de la troisième compte onze pages.</p>',
      ],
    ],
    more: 'Vestes de pluie',
  },
  de: {
    title: 'Elf Nähte, kein Leck',
    description: 'Wie eine Regenjacke in unserer Werkstatt geprüft wird: eine Regenrinne, ein November und jemand, der darunter stehen muss.',
    eyebrow: 'Regen',
    alt: 'Regen über einer Stadt in der Dämmerung',
    sections: [
      [
        'Die Regenrinne',
        '<p>Hinter der Werkstatt endet eine Regenrinne zwei Meter über dem Hof. Wenn es richtig regnet, liefert sie gut vierzig Liter in der Minute, und einer von uns steht eine halbe Stunde darunter. Das Labor sagt, welchen Druck ein Stoff aushält. Die Rinne sagt, wo Wasser hineinkommt, und das ist fast immer woanders: am Kinn, am Bündchen, am Ende eines Reißverschlusses.</p>',
      ],
      [
        'Warum elf',
        '<p>Man kann eine <a href="category:1210">Regenjacke</a> mit dreißig Nähten bauen, und jede davon ist eine Reihe Löcher, die ein Band schließen muss. Wir zeichnen Ärmel und Schulter aus einem Stück und kommen auf elf. Das braucht mehr Stoff, weil der Schnitt schlecht auf der Rolle liegt. Es sind aber auch neunzehn Nähte, die nie undicht werden.</p>',
      ],
      [
        'Das Beschwerdebuch',
        '<p>Wer eine Jacke prüft, schreibt in ganzen Sätzen auf, was ihn geärgert hat. Selten geht es um Wasser. Die Kapuze dreht sich mit dem Kopf oder eben nicht; die Tasche sitzt da, wo der Gurt des Rucksacks liegt. Die Jacke, die Sie kaufen können, ist die vierte, und das Buch zur dritten hat elf Seiten.</p>',
      ],
    ],
    more: 'Regenjacken',
  },
};
