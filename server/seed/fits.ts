import type { CopyGroup } from './kinds.ts';

/** How a style fits its wearer: the closing sentence of a description. */
export interface FitSentence {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}
type Wearer = 'women' | 'men' | 'kids' | 'unisex';

const said = (...rows: readonly (readonly [string, string, string])[]): FitSentence[] => rows.map(([en, fr, de]) => ({ en, fr, de }));

export const FITS: Readonly<Record<CopyGroup, Readonly<Partial<Record<Wearer, readonly FitSentence[]>>>>> = {
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
        'Bestell deine Straßengröße; die Wandersocke ist eingerechnet.',
      ],
    ),
    kids: said([
      'Cut wider for growing feet, with a heel that does not slip.',
      'Plus large pour les pieds qui grandissent, avec un talon qui ne glisse pas.',
      'Breiter geschnitten für wachsende Füße, mit einer Ferse, die nicht rutscht.',
    ]),
  },
  warm: {
    women: said(
      [
        'The women’s cut is shaped at the waist without losing warmth there.',
        'La coupe femme est ajustée sans perdre sa chaleur.',
        'Der Damenschnitt ist tailliert, ohne dort an Wärme zu verlieren.',
      ],
      [
        'Made to fit over a thick sweater on the coldest morning.',
        'Prévue pour passer sur un gros pull le matin le plus froid.',
        'Gemacht für den dicken Pullover darunter am kältesten Morgen.',
      ],
    ),
    men: said(
      [
        'The men’s cut leaves room to swing an axe, or a snow shovel.',
        'La coupe homme laisse la place de manier une hache, ou une pelle à neige.',
        'Der Herrenschnitt lässt Platz für die Axt oder die Schneeschaufel.',
      ],
      [
        'Room for a mid-layer, and nothing to spare for drafts.',
        'De la place pour une couche intermédiaire, aucune pour les courants d’air.',
        'Platz für eine Zwischenschicht, aber keiner für Zugluft.',
      ],
    ),
    kids: said(
      [
        'There is a name label inside, and a loop for the hook at school.',
        'Une étiquette pour le nom à l’intérieur et une boucle pour le portemanteau.',
        'Innen ein Namensschild und ein Aufhänger für den Haken in der Schule.',
      ],
      ['Sized with a winter of growing in mind.', 'Taillée en prévoyant un hiver de croissance.', 'Mit einem Winter Wachstum im Sinn bemessen.'],
    ),
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
  top: {
    women: said(
      [
        'Cut straight through the body, with a slightly shorter sleeve.',
        'Coupe droite, manche un peu plus courte.',
        'Gerade geschnitten, mit etwas kürzerem Ärmel.',
      ],
      [
        'A relaxed women’s fit that tucks in without bunching.',
        'Coupe femme décontractée, qui se rentre sans faire de plis.',
        'Lässiger Damenschnitt, der sich ohne Falten in die Hose stecken lässt.',
      ],
      [
        'Our model is 5 ft 9 in and wears a size S.',
        'Notre mannequin mesure 1,75 m et porte une taille S.',
        'Unser Model ist 1,75 m groß und trägt Größe S.',
      ],
    ),
    men: said(
      [
        'Regular through the chest, with a hem that stays put under a pack.',
        'Coupe droite à la poitrine ; l’ourlet reste en place sous un sac.',
        'Normal an der Brust, mit einem Saum, der unter dem Rucksack bleibt.',
      ],
      [
        'A touch longer at the back, for reaching and bending.',
        'Un peu plus long derrière, pour se pencher et attraper.',
        'Hinten etwas länger, zum Strecken und Bücken.',
      ],
      [
        'Our model is 6 ft 1 in and wears a size M.',
        'Notre mannequin mesure 1,85 m et porte une taille M.',
        'Unser Model ist 1,85 m groß und trägt Größe M.',
      ],
    ),
    kids: said(
      [
        'Cut roomy, because the fun is in the climbing.',
        'Coupe ample, parce que tout l’intérêt est de grimper.',
        'Weit geschnitten, denn der Spaß liegt im Klettern.',
      ],
      [
        'The neck opens wide enough for big ideas.',
        'L’encolure s’ouvre assez pour de grandes idées.',
        'Der Ausschnitt ist weit genug für große Ideen.',
      ],
    ),
  },
  mid: {
    women: said(
      [
        'The women’s fit follows the waist and leaves the arms free.',
        'La coupe femme suit la taille et libère les bras.',
        'Der Damenschnitt folgt der Taille und lässt die Arme frei.',
      ],
      [
        'Slim enough for under a shell, easy enough for over a shirt.',
        'Assez près du corps sous une veste, assez ample sur une chemise.',
        'Schmal genug für unter die Jacke, locker genug für über das Hemd.',
      ],
    ),
    men: said(
      [
        'A regular men’s fit with long cuffs for cold hands.',
        'Coupe homme droite, poignets longs pour les mains froides.',
        'Normaler Herrenschnitt mit langen Bündchen für kalte Hände.',
      ],
      [
        'Layers under a shell, and holds its own without one.',
        'Se glisse sous une veste, et s’en passe très bien.',
        'Passt unter die Jacke und kommt auch ohne aus.',
      ],
    ),
    kids: said([
      'Big zip, big pockets, room for pine cones.',
      'Gros zip, grandes poches, de la place pour les pommes de pin.',
      'Großer Reißverschluss, große Taschen, Platz für Tannenzapfen.',
    ]),
  },
  shell: {
    women: said(
      [
        'The women’s pattern is cut for movement at hip and shoulder.',
        'Le patron femme donne de l’aisance aux hanches et aux épaules.',
        'Der Damenschnitt gibt Hüfte und Schulter Bewegung.',
      ],
      [
        'Long enough to sit down on a wet bench.',
        'Assez longue pour s’asseoir sur un banc mouillé.',
        'Lang genug, um sich auf eine nasse Bank zu setzen.',
      ],
    ),
    men: said(
      [
        'The men’s pattern sits over a warm layer without pulling at the arms.',
        'Le patron homme passe sur une couche chaude sans tirer aux bras.',
        'Der Herrenschnitt sitzt über einer warmen Schicht, ohne an den Armen zu ziehen.',
      ],
      [
        'Arms up, hem down: it does not ride.',
        'Bras levés, ourlet en place : elle ne remonte pas.',
        'Arme hoch, Saum bleibt unten: Sie rutscht nicht.',
      ],
    ),
    kids: said([
      'Sleeves grow with the child: pull one thread and gain an inch.',
      'Les manches grandissent avec l’enfant : un fil tiré, deux centimètres gagnés.',
      'Die Ärmel wachsen mit: einen Faden ziehen, zwei Zentimeter gewinnen.',
    ]),
  },
  leg: {
    women: said(
      [
        'The women’s cut sits at the waist and runs straight from the knee.',
        'La coupe femme se porte à la taille et tombe droit depuis le genou.',
        'Der Damenschnitt sitzt auf der Taille und läuft ab dem Knie gerade.',
      ],
      ['Made to be sat, climbed and cycled in.', 'Faite pour s’asseoir, grimper et pédaler.', 'Gemacht zum Sitzen, Klettern und Radfahren.'],
    ),
    men: said(
      [
        'The men’s cut leaves the thighs room and narrows to the ankle.',
        'La coupe homme donne de l’aisance aux cuisses et se resserre à la cheville.',
        'Der Herrenschnitt lässt den Oberschenkeln Platz und wird zum Knöchel schmaler.',
      ],
      ['Straight, plain and ready for a bicycle.', 'Droite, sobre et prête pour le vélo.', 'Gerade, schlicht und bereit fürs Fahrrad.'],
    ),
    kids: said([
      'Reinforced knees, because we were young once.',
      'Genoux renforcés, car nous avons été jeunes aussi.',
      'Verstärkte Knie, denn wir waren auch mal jung.',
    ]),
  },
  dress: {
    women: said(
      [
        'Falls just above the knee and has pockets that deserve the name.',
        'Tombe juste au-dessus du genou, avec de vraies poches.',
        'Endet knapp über dem Knie und hat Taschen, die den Namen verdienen.',
      ],
      [
        'Packs to the size of a paperback and shakes out smooth.',
        'Se plie comme un livre de poche et se déplie sans un pli.',
        'Lässt sich auf Taschenbuchgröße falten und glatt ausschütteln.',
      ],
      [
        'Easy over leggings once the evenings turn cool.',
        'Parfaite sur un legging dès que les soirées fraîchissent.',
        'Passt über Leggings, sobald die Abende kühl werden.',
      ],
    ),
    kids: said([
      'Spins well, washes well, and has pockets for snails.',
      'Tourne bien, se lave bien, et a des poches à escargots.',
      'Dreht sich gut, wäscht sich gut und hat Taschen für Schnecken.',
    ]),
  },
  small: {
    unisex: said(
      [
        'One of those small things that decide whether a day outside is a good one.',
        'De ces petites choses qui décident d’une belle journée dehors.',
        'Eines dieser kleinen Dinge, die über einen guten Tag draußen entscheiden.',
      ],
      [
        'For women and men, and for whoever borrows it first.',
        'Pour femme et homme, et pour qui l’emprunte en premier.',
        'Für Damen und Herren und für alle, die schneller zugreifen.',
      ],
      [
        'Made in small runs; colors change with the season.',
        'Fabrication en petites séries ; les couleurs changent avec la saison.',
        'In kleinen Auflagen gefertigt; die Farben wechseln mit der Saison.',
      ],
    ),
    kids: said(['The small size of a big favorite.', 'La petite taille d’un grand favori.', 'Der große Liebling in klein.']),
  },
  gift: {
    unisex: said([
      'Choose the amount, write a line, pick the day it arrives.',
      'Choisissez le montant, écrivez un mot, fixez le jour de l’envoi.',
      'Betrag wählen, ein paar Worte schreiben, den Tag der Zustellung bestimmen.',
    ]),
  },
};
