import { line } from './line.ts';

/** Shirts, trousers, shorts, leggings, dresses and skirts. */
export const clothesLines = [
  line('Tor', 'tee', 38, 'w m k', 'heavy stripe', 'organictee', 'cotton', { neck: 'crew', pattern: 'solid', print: 'none' }, {
    en: 'A T-shirt, done properly. Tor has a neck that recovers, side seams that stay at the side, and no slogan.',
    fr: 'Un T-shirt, bien fait. Tor a une encolure qui revient en place, des coutures qui restent sur les côtés, et aucun slogan.',
    de: 'Ein T-Shirt, ordentlich gemacht. Tor hat einen Kragen, der in Form zurückkehrt, Seitennähte, die an der Seite bleiben, und keinen Spruch.',
  }),
  line('Switchback', 'tee', 45, 'w m k', '', 'wicking upf flatseam recycledwear', 'polytech', { neck: 'crew', pattern: 'raglan', print: 'none' }, {
    en: 'For the steep side of the hill, twice a week. Switchback carries sweat away before you think of it and has no seam under a pack strap.',
    fr: 'Pour le versant raide, deux fois par semaine. Switchback évacue la transpiration avant que vous n’y pensiez, sans couture sous les bretelles.',
    de: 'Für die steile Seite des Hügels, zweimal die Woche. Switchback trägt Schweiß fort, bevor du daran denkst, und hat keine Naht unter dem Träger.',
  }),
  line('Contour', 'tee', 40, 'w m k', '', 'organictee', 'cotton', { neck: 'crew', print: 'topo' }, {
    en: 'The hill behind the workshop, in forty contour lines. If you can name it, write to us: the first each month gets a pair of socks.',
    fr: 'La colline derrière l’atelier, en quarante courbes de niveau. Si vous savez la nommer, écrivez-nous : chaque mois, la première réponse gagne une paire de chaussettes.',
    de: 'Der Hügel hinter der Werkstatt in vierzig Höhenlinien. Wer ihn benennen kann, schreibt uns: Die erste Antwort jedes Monats bekommt ein Paar Socken.',
  }),
  line('Sunday Ridge', 'tee', 40, 'w m', '', 'organictee', 'cotton', { neck: 'crew', print: 'ridge', pattern: 'melange' }, {
    en: 'Drawn in pen on the summit by someone with cold fingers. The line wobbles where the wind did.',
    fr: 'Dessinée au stylo, au sommet, par quelqu’un aux doigts gelés. Le trait tremble là où soufflait le vent.',
    de: 'Auf dem Gipfel mit dem Stift gezeichnet, von jemandem mit kalten Fingern. Die Linie wackelt, wo der Wind wehte.',
  }),
  line('Harrow', 'tee', 65, 'w m', '', 'merino150 flatseam', 'merino', { neck: 'v', pattern: 'solid' }, {
    en: 'Merino as thin as it can be and still be worth washing. Harrow is cool at noon, warm at the tent, and fresh on day four.',
    fr: 'Du mérinos aussi fin qu’il peut l’être sans perdre son sens. Harrow est frais à midi, chaud sous la tente, et impeccable au quatrième jour.',
    de: 'Merino, so dünn es geht und sich noch lohnt. Harrow ist mittags kühl, am Zelt warm und am vierten Tag noch frisch.',
  }),
  line('Mooring', 'tee', 48, 'w m', 'stripe', 'heavytee', 'cotton', { neck: 'henley', pocket: 'chest' }, {
    en: 'Three buttons and a pocket for the ferry ticket. Mooring is knitted dense, so it keeps its shoulders through years of clotheslines.',
    fr: 'Trois boutons et une poche pour le billet du ferry. Mooring est tricoté serré : ses épaules survivent à des années de corde à linge.',
    de: 'Drei Knöpfe und eine Tasche für die Fährkarte. Mooring ist dicht gestrickt und behält seine Schultern auch nach Jahren auf der Leine.',
  }),
  line('Rill', 'tee', 42, 'w', 'stripe', 'organictee', 'cotton', { neck: 'v', length: 0.3 }, {
    en: 'A shorter shirt with a soft V, for high waists and hot afternoons. Rill is knitted in rib, so it follows rather than clings.',
    fr: 'Un T-shirt plus court au col V tout doux, pour tailles hautes et après-midi chauds. En côte fine, Rill accompagne sans coller.',
    de: 'Ein kürzeres Shirt mit weichem V, für hohe Bünde und heiße Nachmittage. Rill ist gerippt gestrickt: Es begleitet, statt zu kleben.',
  }),
  line('Tideline', 'tee', 55, 'w m', '', 'heavytee', 'cotton', { neck: 'polo', pattern: 'stripes' }, {
    en: 'A knit polo for lunches that become dinners. Tideline has a soft collar that lies down by itself.',
    fr: 'Un polo en maille pour les déjeuners qui deviennent des dîners. Le col souple de Tideline se couche tout seul.',
    de: 'Ein Strickpolo für Mittagessen, die zu Abendessen werden. Der weiche Kragen von Tideline legt sich von allein.',
  }),
  line('Underhill', 'long-sleeve', 85, 'w m k', 'zip', 'merino200 flatseam', 'merinomix', { neck: 'crew' }, {
    en: 'First on in the morning, last off at night. Underhill is a base layer in Merino from farms we have visited in gumboots.',
    fr: 'Première enfilée le matin, dernière retirée le soir. Underhill est une première couche en mérinos, venue de fermes que nous avons visitées en bottes.',
    de: 'Morgens als Erstes an, abends als Letztes aus. Underhill ist eine Basisschicht aus Merino von Höfen, die wir in Gummistiefeln besucht haben.',
  }),
  line('Fathom', 'long-sleeve', 52, 'w m', 'stripe', 'heavytee', 'cotton', { neck: 'crew', pattern: 'solid' }, {
    en: 'A sailor’s shirt without the costume. Fathom is woven tight enough to turn a breeze and soft enough to sleep in.',
    fr: 'Une marinière sans le déguisement. Fathom est tricoté assez serré pour arrêter la brise, assez doux pour y dormir.',
    de: 'Ein Seemannshemd ohne Kostüm. Fathom ist dicht genug gegen die Brise und weich genug zum Schlafen.',
  }),
  line('Outrun', 'long-sleeve', 60, 'w m', 'zip', 'wicking reflectwear flatseam recycledwear', 'polystretch', { neck: 'crew', pattern: 'raglan' }, {
    en: 'For runs that start in the dark. Outrun has thumb loops, a sleeve window for your watch, and a light that is not yours to find you by.',
    fr: 'Pour les sorties qui commencent dans le noir. Outrun a des passe-pouces, une fenêtre pour la montre, et des détails qui renvoient la lumière des autres.',
    de: 'Für Läufe, die im Dunkeln beginnen. Outrun hat Daumenschlaufen, ein Fenster für die Uhr und Details, die fremdes Licht zurückwerfen.',
  }),
  line('Saltmarsh', 'long-sleeve', 58, 'w m k', '', 'upf wicking recycledwear', 'polytech', { neck: 'quarter-zip', pattern: 'block' }, {
    en: 'Long sleeves for hot places. Saltmarsh shades you from wrist to neck and feels cooler than bare skin once there is a wind.',
    fr: 'Des manches longues pour les pays chauds. Saltmarsh vous met à l’ombre du poignet à la nuque et, dès qu’il y a du vent, semble plus frais que la peau nue.',
    de: 'Lange Ärmel für heiße Orte. Saltmarsh spendet Schatten vom Handgelenk bis zum Nacken und fühlt sich bei Wind kühler an als nackte Haut.',
  }),
  line('Gable', 'long-sleeve', 70, 'w m', '', 'heavytee brushed', 'cottonpoly', { neck: 'mock', pattern: 'melange' }, {
    en: 'A mock neck for desks near windows. Gable warms the throat, frees the wrists, and passes for dressed on a screen.',
    fr: 'Un col montant pour les bureaux près des fenêtres. Gable réchauffe la gorge, libère les poignets et fait habillé à l’écran.',
    de: 'Ein kleiner Stehkragen für Schreibtische am Fenster. Gable wärmt den Hals, lässt die Handgelenke frei und wirkt am Bildschirm angezogen.',
  }),
  line('Rambler', 'trousers', 110, 'w m k', 'convertible lined', 'stretch4 dwr gusset cargo recycledwear', 'nylonstretch', { waist: 'belt', pocket: 'cargo', cuff: 'open' }, {
    en: 'Hiking pants that do not announce it. Rambler stretches over stiles, shrugs off a shower, and sits down to dinner without a change.',
    fr: 'Un pantalon de rando qui ne le crie pas. Rambler s’étire par-dessus les clôtures, ignore l’averse et passe à table sans se changer.',
    de: 'Eine Wanderhose, die es nicht verrät. Rambler dehnt sich über Zäune, steckt einen Schauer weg und setzt sich ohne Umziehen zum Essen.',
  }),
  line('Bracken', 'trousers', 95, 'w m', '', 'coolhand gusset drawcord', 'linen', { waist: 'drawcord', pocket: 'hand', cuff: 'open' }, {
    en: 'Linen for the weeks when denim is a mistake. Bracken has a drawcord, a straight leg, and creases that count as character.',
    fr: 'Du lin pour les semaines où le jean est une erreur. Bracken a un cordon, une jambe droite, et des plis qui ont du caractère.',
    de: 'Leinen für die Wochen, in denen Jeans ein Fehler sind. Bracken hat eine Kordel, ein gerades Bein und Falten, die als Charakter gelten.',
  }),
  line('Ascender', 'trousers', 150, 'w m', '', 'stretch4 windshell zipleg gusset recycledwear', 'nylonstretch', { waist: 'belt', pocket: 'zip', cuff: 'elastic', pattern: 'knee' }, {
    en: 'Soft-shell for ridge and rope. Ascender is doubled at the knee, tapered at the boot, and vented at the thigh for the long way up.',
    fr: 'Un softshell pour crêtes et cordes. Ascender est doublé au genou, fuselé à la chaussure, aéré à la cuisse pour la longue montée.',
    de: 'Softshell für Grat und Seil. Ascender ist am Knie doppelt, am Stiefel schmal und am Oberschenkel belüftet für den langen Weg nach oben.',
  }),
  line('Platform', 'trousers', 100, 'w m', 'lined', 'stretch4 drawcord phonepocket', 'nylonstretch', { waist: 'drawcord', pocket: 'hand', cuff: 'elastic' }, {
    en: 'Commuter pants with a good night’s sleep in them. Platform looks pressed after three hours on a train.',
    fr: 'Un pantalon de trajet qui semble avoir bien dormi. Après trois heures de train, Platform a l’air repassé.',
    de: 'Eine Pendlerhose mit einer guten Nacht Schlaf in sich. Platform sieht nach drei Stunden Zug noch gebügelt aus.',
  }),
  line('Orchard', 'trousers', 90, 'w m k', '', 'heavytee drawcord', 'captwill', { waist: 'belt', pocket: 'hand', cuff: 'open', pattern: 'panel' }, {
    en: 'Workwear twill, washed until it gave in. Orchard has a pocket for secateurs that also fits a phone.',
    fr: 'Un twill de travail, lavé jusqu’à ce qu’il cède. Orchard a une poche à sécateur qui accueille aussi un téléphone.',
    de: 'Arbeitstwill, gewaschen, bis er nachgab. Orchard hat eine Tasche für die Gartenschere, in die auch ein Telefon passt.',
  }),
  line('Squelch', 'trousers', 120, 'w m k', '', 'membrane dwr zipleg', 'shell3', { waist: 'drawcord', pocket: 'zip', cuff: 'open' }, {
    en: 'Rain pants you put on in time, because they go over boots. Squelch opens to the knee and packs into its own back pocket.',
    fr: 'Un surpantalon qu’on enfile à temps, parce qu’il passe par-dessus les chaussures. Squelch s’ouvre jusqu’au genou et se range dans sa poche arrière.',
    de: 'Eine Regenhose, die man rechtzeitig anzieht, weil sie über die Stiefel passt. Squelch öffnet sich bis zum Knie und passt in die eigene Gesäßtasche.',
  }),
  line('Ebb', 'shorts', 65, 'w m', '', 'quickwear drawcord recycledwear', 'polytech', { waist: 'drawcord', pocket: 'hand', pattern: 'solid' }, {
    en: 'Swim shorts that can order lunch. Ebb dries in the walk from the water to the table.',
    fr: 'Un short de bain qui peut commander à déjeuner. Ebb sèche le temps d’aller de l’eau à la table.',
    de: 'Badeshorts, die Mittagessen bestellen können. Ebb trocknet auf dem Weg vom Wasser zum Tisch.',
  }),
  line('Rambler', 'shorts', 80, 'w m k', '', 'stretch4 dwr gusset cargo recycledwear', 'nylonstretch', { waist: 'belt', pocket: 'cargo' }, {
    en: 'Everything the Rambler pants know, from the knee up. Made for mosquito-free months and ladder stiles.',
    fr: 'Tout ce que sait le pantalon Rambler, du genou vers le haut. Pour les mois sans moustiques et les échaliers.',
    de: 'Alles, was die Rambler-Hose kann, ab dem Knie aufwärts. Für mückenfreie Monate und Weidezäune.',
  }),
  line('Interval', 'shorts', 55, 'w m', '', 'wicking reflectwear phonepocket recycledwear', 'polystretch', { waist: 'drawcord', pocket: 'zip', pattern: 'split' }, {
    en: 'Split at the side, lined inside, quiet when you move. Interval carries one key, two gels and no excuses.',
    fr: 'Fendu sur le côté, doublé dedans, silencieux en mouvement. Interval emporte une clé, deux gels et aucune excuse.',
    de: 'Seitlich geschlitzt, innen gefüttert, leise in der Bewegung. Interval trägt einen Schlüssel, zwei Gels und keine Ausreden.',
  }),
  line('Deckhand', 'shorts', 70, 'w m', '', 'heavytee', 'captwill', { waist: 'belt', pocket: 'hand', pattern: 'panel' }, {
    en: 'Canvas shorts with a seat you can sand a hull in. Deckhand fades the way a good fence does.',
    fr: 'Un short en toile dont le fond résiste au ponçage d’une coque. Deckhand se patine comme une bonne clôture.',
    de: 'Canvas-Shorts, in denen man einen Rumpf schleifen kann. Deckhand verblasst wie ein guter Zaun.',
  }),
  line('Pebble', 'shorts', 40, 'k', '', 'quickwear drawcord', 'polytech', { waist: 'drawcord', pattern: 'print' }, {
    en: 'In the lake, on the slide, back in the lake. Pebble is dry by the time the ice cream van comes.',
    fr: 'Dans le lac, sur le toboggan, encore dans le lac. Pebble est sec quand arrive le marchand de glaces.',
    de: 'In den See, auf die Rutsche, wieder in den See. Pebble ist trocken, wenn der Eiswagen kommt.',
  }),
  line('Undertow', 'leggings', 90, 'w', 'print', 'stretch4 highrise phonepocket wicking', 'polystretch', { waist: 'high', pocket: 'phone' }, {
    en: 'Firm where you want it, forgotten everywhere else. Undertow is opaque in a squat, which we checked under a very bright lamp.',
    fr: 'Ferme où il faut, oublié partout ailleurs. Undertow reste opaque en flexion : nous avons vérifié sous une lampe très forte.',
    de: 'Fest, wo du es willst, sonst vergessen. Undertow bleibt in der Hocke blickdicht; geprüft unter einer sehr hellen Lampe.',
  }),
  line('Coldstart', 'leggings', 100, 'w m', '', 'brushed reflectwear zipleg phonepocket', 'polystretch', { waist: 'mid', pattern: 'panel', pocket: 'phone' }, {
    en: 'Brushed tights for mornings with frost on the railings. Coldstart turns wind at the thigh and lets the back of the knee breathe.',
    fr: 'Un collant gratté pour les matins de givre. Coldstart arrête le vent sur la cuisse et laisse respirer le creux du genou.',
    de: 'Angeraute Tights für Morgen mit Reif am Geländer. Coldstart hält den Wind am Oberschenkel ab und lässt die Kniekehle atmen.',
  }),
  line('Fellrun', 'leggings', 75, 'w m k', '', 'stretch4 wicking flatseam', 'polystretch', { waist: 'mid', pattern: 'stripe' }, {
    en: 'The plain black tight, minus the plain. Fellrun is knitted round the leg in one piece, with a single seam that sits behind.',
    fr: 'Le collant tout simple, la simplicité en moins. Fellrun est tricoté d’une pièce autour de la jambe, avec une seule couture, derrière.',
    de: 'Die schlichte Tight, nur nicht so schlicht. Fellrun ist in einem Stück ums Bein gestrickt, mit einer einzigen Naht hinten.',
  }),
  line('Meadowsweet', 'dress', 95, 'w k', 'print', 'coolhand', 'linen', { neck: 'v', sleeve: 'short', waist: 'tie' }, {
    en: 'A linen dress for walking to the party. Meadowsweet ties at the side, opens at the neck, and does not mind grass stains.',
    fr: 'Une robe en lin pour aller à pied à la fête. Meadowsweet se noue sur le côté, s’ouvre à l’encolure et ne craint pas l’herbe.',
    de: 'Ein Leinenkleid für den Fußweg zum Fest. Meadowsweet wird seitlich gebunden, öffnet sich am Hals und nimmt Grasflecken nicht übel.',
  }),
  line('Flagstone', 'dress', 85, 'w', 'stripe', 'stretch4 quickwear upf', 'polystretch', { neck: 'crew', sleeve: 'none', waist: 'straight' }, {
    en: 'A travel dress that has been hand-washed in eleven hotels. Flagstone dries overnight and has a zipped pocket for the passport.',
    fr: 'Une robe de voyage lavée à la main dans onze hôtels. Flagstone sèche dans la nuit et cache une poche zippée pour le passeport.',
    de: 'Ein Reisekleid, in elf Hotels von Hand gewaschen. Flagstone trocknet über Nacht und hat eine Reißverschlusstasche für den Pass.',
  }),
  line('Courtside', 'dress', 90, 'w k', '', 'wicking stretch4 upf', 'polystretch', { neck: 'polo', sleeve: 'none', waist: 'seam', pattern: 'block' }, {
    en: 'Tennis, trail, terrace. Courtside has shorts underneath with a pocket for the second ball.',
    fr: 'Tennis, sentier, terrasse. Courtside cache un short, avec une poche pour la deuxième balle.',
    de: 'Tennis, Trail, Terrasse. Courtside hat Shorts darunter, mit einer Tasche für den zweiten Ball.',
  }),
  line('Windrow', 'dress', 120, 'w', '', 'merino150', 'merino', { neck: 'crew', sleeve: 'short', waist: 'straight' }, {
    en: 'Merino in one long, easy line. Windrow is the piece you pack when the bag holds only three.',
    fr: 'Du mérinos en une seule ligne, longue et simple. Windrow est la pièce qu’on emporte quand le sac n’en contient que trois.',
    de: 'Merino in einer langen, leichten Linie. Windrow packst du ein, wenn nur drei Teile in die Tasche passen.',
  }),
  line('Heron', 'skirt', 75, 'w', 'print', 'stretch4 dwr phonepocket', 'nylonstretch', { waist: 'belt', cut: 'a-line' }, {
    en: 'A skirt for long strides. Heron hides shorts underneath, and a pocket that holds a map folded the wrong way.',
    fr: 'Une jupe pour les grandes enjambées. Heron cache un short et une poche où tient une carte mal repliée.',
    de: 'Ein Rock für lange Schritte. Heron verbirgt Shorts darunter und eine Tasche für eine falsch gefaltete Karte.',
  }),
  line('Kelp', 'skirt', 65, 'w k', '', 'quickwear drawcord', 'polytech', { waist: 'drawcord', cut: 'wrap' }, {
    en: 'Wraps over a swimsuit, dries before the bus comes. Kelp weighs nothing and asks for a breeze.',
    fr: 'Se noue sur un maillot, sèche avant l’arrivée du bus. Kelp ne pèse rien et ne demande qu’un peu de vent.',
    de: 'Lässt sich über den Badeanzug wickeln und trocknet, bevor der Bus kommt. Kelp wiegt nichts und wünscht sich eine Brise.',
  }),
  line('Ledger', 'skirt', 90, 'w', 'lined', 'heavytee', 'captwill', { waist: 'belt', cut: 'pleated' }, {
    en: 'Pleats sharp enough for the office, cloth tough enough for the bicycle there. Ledger keeps its line in a saddle.',
    fr: 'Des plis assez nets pour le bureau, un tissu assez solide pour y aller à vélo. Ledger garde sa ligne en selle.',
    de: 'Falten, scharf genug fürs Büro; Stoff, fest genug für das Rad dorthin. Ledger behält auch im Sattel die Form.',
  }),
];
