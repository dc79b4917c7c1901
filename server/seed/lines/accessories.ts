import { line } from './line.ts';

export const accessoryLines = [
  line('Gatepost', 'cap', 32, 'u k', '', 'brim adjust organictee', 'captwill', { panels: 'six', patch: 'mark' }, {
    en: 'The cap that fades into your favorite one. Gatepost is soft at the crown and quiet at the front.',
    fr: 'La casquette qui, en se délavant, devient votre préférée. Gatepost est souple au sommet et discrète devant.',
    de: 'Die Cap, die beim Ausbleichen zur liebsten wird. Gatepost ist oben weich und vorn leise.',
  }),
  line('Headland', 'cap', 36, 'u', '', 'brim sweatband quickwear recycledwear', 'polytech', { panels: 'five', patch: 'ridge' }, {
    en: 'A five-panel for running into low sun. Headland folds into a back pocket and springs out with its brim straight.',
    fr: 'Une cinq-panneaux pour courir face au soleil bas. Headland se plie dans une poche et en ressort la visière droite.',
    de: 'Eine Five-Panel-Cap zum Laufen in die tiefe Sonne. Headland passt gefaltet in die Gesäßtasche und springt mit geradem Schirm heraus.',
  }),
  line('Turnpike', 'cap', 34, 'u', '', 'brim adjust', 'captwill', { panels: 'trucker', patch: 'round' }, {
    en: 'Mesh at the back, foam at the front, a patch sewn by hand. Turnpike is for long drives with the windows open.',
    fr: 'Du filet derrière, de la mousse devant, un écusson cousu main. Turnpike est faite pour les longues routes, vitres ouvertes.',
    de: 'Hinten Netz, vorn Schaum, ein von Hand genähter Aufnäher. Turnpike ist für lange Fahrten mit offenen Fenstern.',
  }),
  line('Fold-Down', 'beanie', 34, 'u k', 'stripe', 'doubleknit', 'woolknit', { cuff: 'deep', rib: 'wide', pompom: 'none' }, {
    en: 'A wool hat with a cuff for every weather: once over in October, twice in January.',
    fr: 'Un bonnet de laine à revers pour toutes les saisons : un tour en octobre, deux en janvier.',
    de: 'Eine Wollmütze mit Umschlag für jedes Wetter: im Oktober einmal, im Januar zweimal.',
  }),
  line('Lamplight', 'beanie', 38, 'u', '', 'merino150 reflectwear', 'merino', { cuff: 'shallow', rib: 'fine', pompom: 'none', patch: 'mark' }, {
    en: 'Merino thin enough for a helmet, with reflective yarn in every tenth row.',
    fr: 'Un mérinos assez fin pour passer sous un casque, avec un fil réfléchissant tous les dix rangs.',
    de: 'Merino, dünn genug für den Helm, mit Reflexgarn in jeder zehnten Reihe.',
  }),
  line('Snowball', 'beanie', 30, 'u k', '', 'doubleknit recycledwear', 'woolknit', { cuff: 'deep', rib: 'cable', pompom: 'yes' }, {
    en: 'Cable knit, big bobble, no irony. Snowball comes off for the wash and stays on for the photographs.',
    fr: 'Torsades, gros pompon, aucune ironie. Le pompon de Snowball se retire pour la lessive et reste pour les photos.',
    de: 'Zopfmuster, großer Bommel, keine Ironie. Der Bommel von Snowball lässt sich zum Waschen abnehmen und bleibt für die Fotos dran.',
  }),
  line('Milepost', 'socks', 18, 'u', 'stripe', 'archband seamlesstoe recycledwear', 'sockcool', { height: 'quarter', ribs: 0.4 }, {
    en: 'Running socks in pairs that know left from right. Milepost is thin on top, so laces stay comfortable.',
    fr: 'Des chaussettes de course qui distinguent la gauche de la droite. Milepost est fine dessus : les lacets restent confortables.',
    de: 'Laufsocken, die links von rechts unterscheiden. Milepost ist oben dünn, damit die Schnürung bequem bleibt.',
  }),
  line('Hayfield', 'socks', 24, 'u k', '', 'merino200 terry archband seamlesstoe', 'sockmix', { height: 'crew', ribs: 0.7 }, {
    en: 'The hiking sock with a waiting list. Hayfield is padded where boots press and left thin where they do not.',
    fr: 'La chaussette de rando qui a sa liste d’attente. Hayfield est rembourrée là où la chaussure appuie, fine ailleurs.',
    de: 'Die Wandersocke mit Warteliste. Hayfield ist gepolstert, wo Stiefel drücken, und dünn, wo nicht.',
  }),
  line('Deep Winter', 'socks', 28, 'u k', '', 'merino200 terry', 'sockmix', { height: 'knee', ribs: 0.9 }, {
    en: 'Knee-high wool for boots, sledges and drafty kitchens. Warm enough that we stopped selling slippers for a year.',
    fr: 'De la laine jusqu’au genou, pour bottes, luges et cuisines à courants d’air. Si chaudes que nous avons cessé un an de vendre des chaussons.',
    de: 'Kniehohe Wolle für Stiefel, Schlitten und zugige Küchen. So warm, dass wir ein Jahr lang keine Hausschuhe verkauft haben.',
  }),
  line('Low Tide', 'socks', 14, 'u', '', 'seamlesstoe', 'sockcool', { height: 'no-show', ribs: 0.2 }, {
    en: 'They disappear in a sneaker and do not disappear under your heel. Three grips of silicone see to that.',
    fr: 'Invisibles dans une basket, sans glisser sous le talon : trois points de silicone s’en chargent.',
    de: 'Im Sneaker unsichtbar, ohne unter die Ferse zu rutschen. Drei Streifen Silikon kümmern sich darum.',
  }),
  line('Fairground', 'socks', 16, 'u k', 'stripe', 'archband', 'sockcool', { height: 'crew', pattern: 'block' }, {
    en: 'Odd socks, on purpose: every pair is knitted as two that get on.',
    fr: 'Des chaussettes dépareillées, exprès : chaque paire est tricotée comme deux amies qui s’entendent.',
    de: 'Ungleiche Socken mit Absicht: Jedes Paar ist als zwei gestrickt, die sich vertragen.',
  }),
  line('Portage', 'backpack', 150, 'u', '', 'recycledpack laptop raincover', 'ripstop', { style: 'roll-top', volume: 0.6 }, {
    en: 'A 24-liter roll-top that commutes all week and leaves on Friday. Portage stands up by itself, even empty.',
    fr: 'Un roll-top de 24 litres qui va au bureau toute la semaine et part le vendredi. Portage tient debout tout seul, même vide.',
    de: 'Ein Rolltop mit 24 Litern, das die Woche über pendelt und freitags verreist. Portage steht von allein, auch leer.',
  }),
  line('Hutfinder', 'backpack', 190, 'u', '', 'airback hipbelt raincover recycledpack', 'ripstop', { style: 'lid', volume: 0.95 }, {
    en: 'Forty liters for three huts and one clean shirt. Hutfinder hangs from its frame, so the air gets in between.',
    fr: 'Quarante litres pour trois refuges et une chemise propre. Hutfinder est suspendu à son cadre : l’air circule entre vous deux.',
    de: 'Vierzig Liter für drei Hütten und ein sauberes Hemd. Hutfinder hängt an seinem Rahmen, damit Luft dazwischenkommt.',
  }),
  line('Scramble', 'backpack', 90, 'u', '', 'airback recycledpack', 'ripstop', { style: 'zip', volume: 0.25 }, {
    en: 'Eleven liters, close to the back. Scramble carries water, a shell and the end of the sandwiches.',
    fr: 'Onze litres, près du dos. Scramble porte l’eau, une veste et la fin des sandwichs.',
    de: 'Elf Liter, nah am Rücken. Scramble trägt Wasser, eine Jacke und den Rest der Brote.',
  }),
  line('Satchel & Pine', 'backpack', 120, 'u', '', 'laptop recycledpack', 'ripstop', { style: 'zip', volume: 0.5, pattern: 'base' }, {
    en: 'A school bag for adults, and the other way round. Two pockets, one sleeve, no straps hanging loose in the tram.',
    fr: 'Un cartable pour adultes, et inversement. Deux poches, un compartiment, aucune sangle qui pend dans le tram.',
    de: 'Eine Schultasche für Erwachsene und umgekehrt. Zwei Taschen, ein Fach, keine Riemen, die in der Bahn herumhängen.',
  }),
  line('Acorn', 'backpack', 60, 'k', '', 'recycledpack', 'ripstop', { style: 'zip', volume: 0.2, pocket: 'bungee' }, {
    en: 'A first pack for lunch, a bear and important stones. Acorn has a chest strap with a whistle, for which we apologize.',
    fr: 'Un premier sac pour le goûter, un ours et des cailloux importants. La sangle de poitrine d’Acorn a un sifflet : nos excuses aux parents.',
    de: 'Ein erster Rucksack für Brotzeit, Bär und wichtige Steine. Acorn hat einen Brustgurt mit Pfeife; wir bitten um Verzeihung.',
  }),
  line('Ridgeline', 'gift-card', 0, 'u', '', 'giftmail giftnever giftall', '', { design: 'ridge' }, {
    en: 'A day outside, in whatever size they need. The digital card arrives with your message and a drawing of the ridge above our workshop.',
    fr: 'Une journée dehors, à la taille qu’il faut. La carte numérique arrive avec votre message et un dessin de la crête au-dessus de notre atelier.',
    de: 'Ein Tag draußen, in jeder Größe. Die digitale Karte kommt mit deiner Nachricht und einer Zeichnung des Grats über unserer Werkstatt.',
  }),
  line('Sunrise', 'gift-card', 0, 'u', '', 'giftmail giftnever giftall', '', { design: 'sun' }, {
    en: 'For birthdays, graduations and plain good mornings. The digital card shows the sun coming up over open water.',
    fr: 'Pour les anniversaires, les diplômes et les simples beaux matins. La carte numérique montre le soleil qui se lève sur la mer.',
    de: 'Für Geburtstage, Abschlüsse und einfach gute Morgen. Die digitale Karte zeigt die Sonne über offenem Wasser.',
  }),
  line('Evergreen', 'gift-card', 0, 'u', '', 'giftmail giftnever giftall', '', { design: 'pine' }, {
    en: 'A present that does not need a guess at shoe sizes. The digital card stands among pines, whatever the season.',
    fr: 'Un cadeau qui évite de deviner une pointure. La carte numérique se tient parmi les pins, quelle que soit la saison.',
    de: 'Ein Geschenk, für das man keine Schuhgröße erraten muss. Die digitale Karte steht zwischen Kiefern, zu jeder Jahreszeit.',
  }),
];
