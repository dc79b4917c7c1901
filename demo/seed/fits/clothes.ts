import { type Fits, said } from './fit.ts';

export const CLOTHES_FITS: Fits<'top' | 'mid' | 'warm' | 'shell' | 'leg' | 'dress'> = {
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
};
