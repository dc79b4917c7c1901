import type { Story } from './story.ts';

export const secondSole: Story = {
  slug: 'second-sole',
  daysAgo: 41,
  scene: 'scene-desert-dusk',
  tags: ['repair', 'hiking'],
  leadsTo: 'search:resolable',
  en: {
    title: 'A shoe’s second sole',
    description: 'When a sole is worn, what a cobbler can do with it, and why some shoes can be repaired and others cannot.',
    eyebrow: 'Repair',
    alt: 'A desert track in the last light',
    sections: [
      [
        'When it is time',
        '<p>Look at the heel from behind. When the outer edge is gone and the next layer shows, there are some weeks left, and they are the ones that matter: once the midsole is worn, the shoe stands crooked and so do you. Profile on the forefoot goes later. If you slip on wet stone where you did not slip last year, the shoe has told you.</p>',
      ],
      [
        'What the cobbler does',
        '<p>A stitched sole is cut free along its welt, the cork below it is filled, and a new one is sewn on through the old holes. It takes an afternoon and costs about a third of the pair. The upper keeps its shape, which took you two summers to make. We have seen <a href="search:resolable">pairs</a> with their fourth sole.</p>',
      ],
      [
        'What nobody can repair',
        '<p>Foam that is cast round the foot cannot be taken off without taking the shoe apart. That is no fault: it is light, and for running it is right. It only means that such a shoe has one life. We write on each product page which of the two it is, next to the price, where it belongs.</p>',
      ],
    ],
    more: 'Resolable shoes',
  },
  fr: {
    title: 'La deuxième semelle d’une chaussure',
    description: 'Quand une semelle est usée, ce qu’un cordonnier peut en faire, et pourquoi certaines chaussures se réparent et d’autres non.',
    eyebrow: 'Réparer',
    alt: 'Une piste du désert dans la dernière lumière',
    sections: [
      [
        'Quand il est temps',
        '<p>Regardez le talon par l’arrière. Quand le bord extérieur a disparu et que la couche suivante se montre, il reste quelques semaines, et ce sont celles qui comptent : une fois l’intercalaire entamée, la chaussure se tient de travers, et vous aussi. Le relief de l’avant-pied part plus tard. Si vous glissez sur la pierre mouillée là où vous ne glissiez pas l’an dernier, la chaussure vous l’a dit.</p>',
      ],
      [
        'Ce que fait le cordonnier',
        '<p>Une semelle cousue se détache le long de la trépointe, on refait le liège, puis on en coud une neuve par les anciens trous. Il y faut un après-midi et environ le tiers du prix de la paire. La tige garde sa forme, que vous avez mis deux étés à lui donner. Nous avons vu des <a href="search:resolable">paires</a> à leur quatrième semelle.</p>',
      ],
      [
        'Ce que personne ne répare',
        '<p>Une mousse moulée autour du pied ne s’enlève pas sans défaire la chaussure. Ce n’est pas un défaut : elle est légère, et pour courir, elle convient. Cela veut seulement dire qu’une telle chaussure n’a qu’une vie. Chaque fiche produit dit laquelle des deux c’est, à côté du prix, là où cela doit être.</p>',
      ],
    ],
    more: 'Chaussures ressemelables',
  },
  de: {
    title: 'Die zweite Sohle eines Schuhs',
    description:
      'Wann eine Sohle abgelaufen ist, was ein Schuhmacher damit machen kann, und warum sich manche Schuhe reparieren lassen und andere nicht.',
    eyebrow: 'Reparieren',
    alt: 'Eine Wüstenpiste im letzten Licht',
    sections: [
      [
        'Wann es so weit ist',
        '<p>Schauen Sie den Absatz von hinten an. Ist die Außenkante weg und die nächste Schicht zu sehen, bleiben ein paar Wochen, und auf die kommt es an: Ist erst die Zwischensohle angegriffen, steht der Schuh schief und Sie mit ihm. Das Profil am Vorfuß geht später. Rutschen Sie auf nassem Stein, wo Sie voriges Jahr nicht gerutscht sind, hat der Schuh es Ihnen gesagt.</p>',
      ],
      [
        'Was der Schuhmacher macht',
        '<p>Eine genähte Sohle wird am Rahmen abgetrennt, der Kork darunter aufgefüllt und eine neue durch die alten Löcher angenäht. Das dauert einen Nachmittag und kostet etwa ein Drittel des Paars. Der Schaft behält seine Form, für die Sie zwei Sommer gebraucht haben. Wir haben <a href="search:resolable">Paare</a> mit der vierten Sohle gesehen.</p>',
      ],
      [
        'Was niemand reparieren kann',
        '<p>Schaum, der um den Fuß gegossen ist, geht nicht ab, ohne dass der Schuh auseinanderfällt. Das ist kein Fehler: Er ist leicht, und zum Laufen ist er richtig. Es heißt nur, dass so ein Schuh ein einziges Leben hat. Auf jeder Produktseite steht, welcher von beiden es ist, neben dem Preis, wo es hingehört.</p>',
      ],
    ],
    more: 'Neu besohlbare Schuhe',
  },
};
