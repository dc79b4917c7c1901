import { line } from './line.ts';

/** Fleece, hoodies, vests, rain jackets and down: what goes over a shirt. */
export const layerLines = [
  line('Byre', 'hoodie', 85, 'w m k', 'zip', 'heavytee brushed', 'cottonpoly', { zip: 'none', pocket: 'kangaroo' }, {
    en: 'The hoodie that moves from peg to chair to peg all winter. Byre is brushed inside, plain outside, and lined in the hood where the wind finds you.',
    fr: 'Le sweat qui passe tout l’hiver du portemanteau à la chaise et retour. Byre est gratté dedans, sobre dehors, et sa capuche est doublée là où le vent vous trouve.',
    de: 'Der Hoodie, der den ganzen Winter zwischen Haken und Stuhl wandert. Byre ist innen angeraut, außen schlicht und in der Kapuze gefüttert, wo der Wind dich findet.',
  }),
  line('Loom', 'hoodie', 110, 'w m', '', 'merino200 flatseam', 'merinomix', { zip: 'full', pocket: 'hand', pattern: 'melange' }, {
    en: 'Merino in the shape of your oldest sweatshirt. Loom goes from plane to peak and does not smell of either.',
    fr: 'Du mérinos dans la forme de votre plus vieux sweat. Loom passe de l’avion au sommet sans garder l’odeur ni de l’un ni de l’autre.',
    de: 'Merino in der Form deines ältesten Sweatshirts. Loom geht vom Flugzeug auf den Gipfel und riecht nach keinem von beiden.',
  }),
  line('Slipway', 'hoodie', 75, 'w m k', 'print', 'organictee', 'cotton', { zip: 'none', pocket: 'kangaroo', print: 'word' }, {
    en: 'Light loopback cotton for the walk up from the beach. Slipway dries on a railing and smells of salt for a week, which we count as a feature.',
    fr: 'Un molleton léger pour remonter de la plage. Slipway sèche sur une rambarde et sent le sel toute une semaine : pour nous, c’est une qualité.',
    de: 'Leichter Baumwoll-Loopback für den Weg vom Strand nach oben. Slipway trocknet am Geländer und riecht eine Woche nach Salz; das gilt bei uns als Vorzug.',
  }),
  line('Wether', 'fleece', 120, 'w m k', 'zip', 'pile chestpocket recycledwear', 'polytech', { pile: 'sherpa', zip: 'full', pattern: 'yoke' }, {
    en: 'Thick as a sheepdog and about as loyal. Wether is spun from bottles, lined at the pockets, and warmest in the hour after the sun goes.',
    fr: 'Épaisse comme un chien de berger, et aussi fidèle. Wether est filée à partir de bouteilles, doublée aux poches, et donne le meilleur dans l’heure après le coucher du soleil.',
    de: 'Dick wie ein Hütehund und ungefähr so treu. Wether ist aus Flaschen gesponnen, an den Taschen gefüttert und am wärmsten in der Stunde nach Sonnenuntergang.',
  }),
  line('Lattice', 'fleece', 100, 'w m', 'hooded', 'grid flatseam recycledwear', 'polystretch', { pile: 'grid', zip: 'half' }, {
    en: 'A mid-layer that breathes while you work and warms while you rest. Lattice is what we reach for when the forecast says everything.',
    fr: 'Une couche intermédiaire qui respire à l’effort et réchauffe à la pause. Lattice, c’est celle que nous prenons quand la météo annonce un peu de tout.',
    de: 'Eine Zwischenschicht, die bei der Arbeit atmet und in der Pause wärmt. Zu Lattice greifen wir, wenn der Wetterbericht alles verspricht.',
  }),
  line('Hollow', 'fleece', 90, 'w m k', '', 'recycledwear chestpocket brushed', 'polytech', { pile: 'smooth', zip: 'half', pattern: 'block' }, {
    en: 'The classic half-zip, with the collar a little higher and the zip a little longer. Hollow is simple enough to lend and good enough to want back.',
    fr: 'Le demi-zip classique, col un peu plus haut, zip un peu plus long. Hollow est assez simple pour se prêter, assez bonne pour qu’on la réclame.',
    de: 'Der klassische Half-Zip, mit etwas höherem Kragen und längerem Reißverschluss. Hollow ist schlicht genug zum Verleihen und gut genug, um sie zurückzuwollen.',
  }),
  line('Gannet', 'fleece', 145, 'w m', '', 'windpanel grid recycledwear', 'polystretch', { pile: 'smooth', zip: 'full', pattern: 'yoke' }, {
    en: 'For cliffs. Gannet stops the wind at chest and forearm and lets the back breathe, because that is where the pack sits.',
    fr: 'Pour les falaises. Gannet coupe le vent sur la poitrine et les avant-bras et laisse respirer le dos, là où se pose le sac.',
    de: 'Für Klippen. Gannet hält den Wind an Brust und Unterarmen ab und lässt den Rücken atmen, denn dort sitzt der Rucksack.',
  }),
  line('Squall', 'shell-jacket', 230, 'w m', 'light long', 'membrane dwr hood pitzip handpocket recycledwear', 'shell3', { hood: 'up', pocket: 'both', zip: 'contrast' }, {
    en: 'Three layers, eleven seams, no leaks. Squall is the jacket we test by standing under a gutter in November and complaining.',
    fr: 'Trois couches, onze coutures, zéro fuite. Squall, nous la testons en restant debout sous une gouttière en novembre, à râler.',
    de: 'Drei Lagen, elf Nähte, kein Leck. Squall testen wir, indem wir uns im November unter eine Regenrinne stellen und schimpfen.',
  }),
  line('Drizzle', 'shell-jacket', 140, 'w m k', 'long', 'membrane dwr hood stuff', 'shell3', { hood: 'up', pocket: 'hand', pattern: 'solid' }, {
    en: 'For rain that cannot make up its mind. Drizzle lives at the bottom of a bag and comes out without a crease.',
    fr: 'Pour la pluie qui ne sait pas ce qu’elle veut. Drizzle vit au fond du sac et en sort sans un pli.',
    de: 'Für Regen, der sich nicht entscheiden kann. Drizzle wohnt unten in der Tasche und kommt ohne Falten heraus.',
  }),
  line('Stormglass', 'shell-jacket', 320, 'w m', '', 'membrane dwr hood pitzip chestpocket reflectwear', 'shell3', { hood: 'up', pocket: 'both', pattern: 'yoke' }, {
    en: 'Our highest collar and our hardest cloth. Stormglass is for people whose plans do not change with the weather, with a helmet-ready hood and zips that glove hands can find.',
    fr: 'Notre col le plus haut, notre tissu le plus dur. Stormglass est faite pour ceux dont les plans ne changent pas avec le temps : capuche compatible casque, zips que l’on trouve avec des gants.',
    de: 'Unser höchster Kragen und unser härtester Stoff. Stormglass ist für Leute, deren Pläne sich nicht nach dem Wetter richten: Kapuze für den Helm, Zipper für Handschuhe.',
  }),
  line('Mackerel Sky', 'shell-jacket', 110, 'w m k', '', 'windshell stuff reflectwear recycledwear', 'polytech', { hood: 'none', pattern: 'diagonal', pocket: 'hand' }, {
    en: 'A windbreaker for bright, loud days. Mackerel Sky weighs as much as an apple and folds to about that size.',
    fr: 'Un coupe-vent pour les jours clairs et bruyants. Mackerel Sky pèse le poids d’une pomme et se replie à peu près à sa taille.',
    de: 'Eine Windjacke für helle, laute Tage. Mackerel Sky wiegt so viel wie ein Apfel und lässt sich ungefähr auf dessen Größe falten.',
  }),
  line('Harbour Light', 'shell-jacket', 185, 'w m', '', 'membrane dwr hood handpocket', 'shell3', { hood: 'up', pattern: 'block', zip: 'tonal' }, {
    en: 'A city raincoat with sea legs. Harbour Light has a bonded shell, a two-way zip for bicycle seats, and a collar you can turn up like a detective.',
    fr: 'Un imperméable de ville au pied marin. Harbour Light a un tissu contrecollé, un zip double sens pour le vélo et un col à relever comme un détective.',
    de: 'Ein Stadtregenmantel mit Seebeinen. Harbour Light hat eine verklebte Hülle, einen Zweiwegezipper fürs Rad und einen Kragen zum Hochschlagen wie im Krimi.',
  }),
  line('Eider', 'down-jacket', 260, 'w m k', 'hooded', 'down700 dwr stuff handpocket', 'downfill', { quilt: 'narrow', zip: 'contrast', hood: 'none' }, {
    en: 'Breath-light warmth for huts, platforms and balconies. Eider closes its quilts with an extra stitch, so the down stays where the cold comes in.',
    fr: 'Une chaleur légère comme un souffle, pour refuges, quais et balcons. Eider ferme ses caissons d’un point de plus : le duvet reste là où le froid entre.',
    de: 'Hauchleichte Wärme für Hütten, Bahnsteige und Balkone. Eider schließt seine Kammern mit einem Stich mehr, damit die Daune bleibt, wo die Kälte hereinkommt.',
  }),
  line('Cornice', 'down-jacket', 340, 'w m', 'long', 'down700 hood dwr handpocket windshell', 'downfill', { quilt: 'wide', hood: 'up' }, {
    en: 'The big one. Cornice is for belay ledges, frozen lakes and the first row of a football ground in February.',
    fr: 'La grosse. Cornice est faite pour les relais, les lacs gelés et le premier rang d’un stade en février.',
    de: 'Die Große. Cornice ist für Standplätze, gefrorene Seen und die erste Reihe im Stadion im Februar.',
  }),
  line('Ptarmigan', 'down-jacket', 180, 'w m k', 'hooded', 'synthfill dwr stuff recycledwear', 'synthfill', { quilt: 'chevron', hood: 'none' }, {
    en: 'For damp cold, where down gives up. Ptarmigan keeps its loft when it is wet and dries over the back of a chair.',
    fr: 'Pour le froid humide, là où le duvet abandonne. Ptarmigan garde son gonflant même mouillée et sèche sur un dossier de chaise.',
    de: 'Für feuchte Kälte, bei der Daune aufgibt. Ptarmigan bleibt auch nass bauschig und trocknet über der Stuhllehne.',
  }),
  line('Lee', 'vest', 110, 'w m', 'hooded', 'synthfill windshell handpocket', 'synthfill', { quilt: 'narrow', pattern: 'yoke' }, {
    en: 'Warm in the middle, free at the edges. Lee goes under a shell, over a shirt, and round the shoulders of whoever forgot a jacket.',
    fr: 'Chaude au centre, libre aux bords. Lee se met sous une veste, sur une chemise, et sur les épaules de qui a oublié la sienne.',
    de: 'In der Mitte warm, an den Rändern frei. Lee passt unter die Jacke, über das Hemd und um die Schultern dessen, der seine vergessen hat.',
  }),
  line('Roost', 'vest', 150, 'w m k', '', 'down550 stuff dwr', 'downfill', { quilt: 'wide', pattern: 'solid' }, {
    en: 'Recycled down, snug pockets, a collar for the chin. Roost is the layer that stays on from breakfast to the last bus.',
    fr: 'Duvet recyclé, poches douillettes, un col pour le menton. Roost est la couche qu’on garde du petit déjeuner au dernier bus.',
    de: 'Recycelte Daune, warme Taschen, ein Kragen fürs Kinn. Roost bleibt vom Frühstück bis zum letzten Bus an.',
  }),
  line('Fold', 'vest', 95, 'w m', '', 'pile chestpocket recycledwear', 'polytech', { quilt: 'none', pattern: 'block' }, {
    en: 'High-pile fleece with the sleeves left off. Fold is for raking leaves, driving with the window down and the first week you refuse to light the stove.',
    fr: 'De la polaire à poil long, sans les manches. Fold sert à ratisser les feuilles, à rouler vitre ouverte et à tenir la semaine où l’on refuse d’allumer le poêle.',
    de: 'Hochflor-Fleece ohne Ärmel. Fold ist zum Laubrechen, zum Fahren mit offenem Fenster und für die Woche, in der du den Ofen noch nicht anmachen willst.',
  }),
];
