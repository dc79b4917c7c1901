import { type Fits, said } from './fit.ts';

export const SHOE_FITS: Fits<'run' | 'hike' | 'city' | 'sandal'> = {
  run: {
    women: said(
      [
        'Built on our women’s last, with a narrower heel and a higher instep.',
        'Montée sur notre forme femme : talon plus étroit, cou-de-pied plus haut.',
        'Auf unserem Damenleisten gebaut, mit schmalerer Ferse und höherem Rist.',
      ],
      [
        'The foam is tuned a touch softer for lighter runners.',
        'La mousse est un rien plus tendre pour les coureuses légères.',
        'Der Schaum ist für leichtere Läuferinnen eine Spur weicher abgestimmt.',
      ],
      [
        'True to size; take half a size more if you wear thick socks.',
        'Taille normalement ; prenez une demi-pointure de plus avec de grosses chaussettes.',
        'Fällt normal aus; mit dicken Socken eine halbe Größe mehr nehmen.',
      ],
    ),
    men: said(
      [
        'Built on our men’s last: secure in the heel, generous at the ball of the foot.',
        'Montée sur notre forme homme : talon tenu, avant-pied généreux.',
        'Auf unserem Herrenleisten gebaut: sicher an der Ferse, großzügig am Ballen.',
      ],
      [
        'The heel is cut to hold on long descents.',
        'Le talon est taillé pour tenir dans les longues descentes.',
        'Die Ferse ist so geschnitten, dass sie auch lange Abstiege hält.',
      ],
      [
        'True to size, with a thumb’s width to spare at the toes.',
        'Taille normalement, avec une largeur de pouce devant les orteils.',
        'Fällt normal aus, mit einer Daumenbreite Platz vor den Zehen.',
      ],
    ),
    kids: said(
      [
        'Made with a round toe and a bend where small feet bend.',
        'Bout rond et flexion là où plient les petits pieds.',
        'Mit runder Spitze und einer Biegung dort, wo kleine Füße sich biegen.',
      ],
      [
        'There is a growth mark on the insole: when the toes reach it, it is time.',
        'Un repère de croissance sur la semelle : quand les orteils l’atteignent, il est temps.',
        'Eine Marke auf der Einlegesohle zeigt, wann der Fuß herausgewachsen ist.',
      ],
    ),
  },
  hike: {
    women: said(
      [
        'The women’s last is slimmer at the heel and softer round the shin.',
        'La forme femme est plus fine au talon et plus souple au tibia.',
        'Der Damenleisten ist an der Ferse schmaler und am Schienbein weicher.',
      ],
      [
        'Comes with two pairs of laces: one quiet, one not.',
        'Livrée avec deux paires de lacets : une discrète, une moins.',
        'Mit zwei Paar Senkeln: eines leise, eines weniger.',
      ],
    ),
    men: said(
      [
        'The men’s last leaves the toes alone on the way down.',
        'La forme homme laisse les orteils tranquilles à la descente.',
        'Der Herrenleisten lässt die Zehen bergab in Ruhe.',
      ],
      [
        'Order your street size; a walking sock is allowed for.',
        'Prenez votre pointure de ville : la chaussette de marche est prévue.',
        'Bestellen Sie Ihre Straßengröße; die Wandersocke ist eingerechnet.',
      ],
    ),
    kids: said([
      'Cut wider for growing feet, with a heel that does not slip.',
      'Plus large pour les pieds qui grandissent, avec un talon qui ne glisse pas.',
      'Breiter geschnitten für wachsende Füße, mit einer Ferse, die nicht rutscht.',
    ]),
  },
  city: {
    women: said(
      [
        'The women’s sizes are made on a last of their own, not a smaller copy.',
        'Les pointures femme ont leur propre forme, pas une copie réduite.',
        'Die Damengrößen haben einen eigenen Leisten und sind keine verkleinerte Kopie.',
      ],
      [
        'Fits true; between sizes, go down.',
        'Taille normalement ; entre deux pointures, prenez la plus petite.',
        'Fällt normal aus; zwischen zwei Größen die kleinere nehmen.',
      ],
      ['Easy with a dress, easy with denim.', 'À l’aise avec une robe, à l’aise avec un jean.', 'Passt zum Kleid, passt zum Jeans.'],
    ),
    men: said(
      [
        'Made on a rounded men’s last that leaves space for the big toe.',
        'Montée sur une forme homme arrondie qui laisse vivre le gros orteil.',
        'Auf einem runden Herrenleisten gebaut, der dem großen Zeh Platz lässt.',
      ],
      [
        'Fits true from the first day; leather gives half a size with time.',
        'Taille juste dès le premier jour ; avec le temps, elle se fait d’une demi-pointure.',
        'Passt ab dem ersten Tag und gibt mit der Zeit eine halbe Größe nach.',
      ],
      [
        'Looks right with rolled hems and with pressed ones.',
        'Va avec les ourlets roulés comme avec les plis marqués.',
        'Sieht mit gekrempeltem Saum so richtig aus wie mit gebügeltem.',
      ],
    ),
    kids: said(
      [
        'Easy on, easy off, hard to wear out.',
        'Facile à mettre, facile à retirer, difficile à user.',
        'Leicht an, leicht aus, schwer kaputt zu kriegen.',
      ],
      [
        'The toe is doubled where the scooter brakes.',
        'La pointe est doublée, là où freine la trottinette.',
        'Die Spitze ist verstärkt, wo der Roller gebremst wird.',
      ],
    ),
  },
  sandal: {
    women: said(
      [
        'The straps are cut for a slimmer foot and lie flat on the skin.',
        'Les brides sont taillées pour un pied plus fin et restent à plat sur la peau.',
        'Die Riemen sind für schmalere Füße geschnitten und liegen flach auf der Haut.',
      ],
      [
        'The footbed cups the heel and lifts the arch.',
        'Le lit plantaire enveloppe le talon et soutient la voûte.',
        'Das Fußbett fasst die Ferse und stützt das Gewölbe.',
      ],
    ),
    men: said(
      [
        'Wide under the ball of the foot, so nothing hangs over the edge.',
        'Large sous l’avant-pied : rien ne dépasse.',
        'Breit unter dem Ballen, damit nichts übersteht.',
      ],
      [
        'Adjusts over bare skin or, we will not tell, over socks.',
        'Se règle sur peau nue ou, promis, nous ne dirons rien, sur des chaussettes.',
        'Lässt sich auf nackter Haut einstellen oder, wir verraten nichts, über Socken.',
      ],
    ),
    kids: said([
      'Every strap opens wide, so that hurry is no excuse.',
      'Chaque bride s’ouvre en grand : la hâte n’est plus une excuse.',
      'Jeder Riemen geht weit auf: Eile gilt nicht als Ausrede.',
    ]),
  },
};
