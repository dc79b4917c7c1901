import { line } from './line.ts';

export const cityLines = [
  line('Quayside', 'court-sneaker', 110, 'w m', 'leather', 'gum footbed veganshoe', 'canvas gumsole', { material: 'canvas', overlay: 'clean', toecap: 'cap' }, {
    en: 'A plain white shoe is the hardest to draw. Quayside took eleven tries, and the last one has the sole stitched on so that it outlives the season.',
    fr: 'Une chaussure blanche toute simple est la plus difficile à dessiner. Il a fallu onze essais pour Quayside ; le dernier a une semelle cousue, pour durer plus d’une saison.',
    de: 'Ein schlichter weißer Schuh ist am schwersten zu zeichnen. Für Quayside brauchten wir elf Anläufe; der letzte hat eine genähte Sohle, damit er die Saison überlebt.',
  }),
  line('Baseline', 'court-sneaker', 125, 'w m', '', 'leather gum footbed', 'fullgrain gumsole', { material: 'leather', overlay: 'bands', toecap: 'perforated' }, {
    en: 'Borrowed from a 1978 clay court and softened at every edge. Baseline looks better on the third summer than on the first day.',
    fr: 'Empruntée à un court en terre battue de 1978, adoucie à chaque arête. Baseline est plus belle au troisième été qu’au premier jour.',
    de: 'Von einem Sandplatz des Jahres 1978 geliehen und an allen Kanten weicher gemacht. Baseline sieht im dritten Sommer besser aus als am ersten Tag.',
  }),
  line('Union Street', 'court-sneaker', 115, 'w m', '', 'suede gum footbed widefit', 'suede gumsole', { material: 'suede', overlay: 'blaze', toecap: 'wing' }, {
    en: 'Suede that takes rain personally, so we treated it twice. Union Street goes with the trousers you already own.',
    fr: 'Le daim prend la pluie pour lui : nous l’avons donc traité deux fois. Union Street va avec les pantalons que vous avez déjà.',
    de: 'Veloursleder nimmt Regen persönlich, also haben wir es zweimal behandelt. Union Street passt zu den Hosen, die du schon hast.',
  }),
  line('Market', 'court-sneaker', 95, 'w m k', '', 'gum footbed veganshoe recycledshoe', 'canvas gumsole', { material: 'canvas', overlay: 'wave', toecap: 'cap' }, {
    en: 'Saturday morning in a shoe: bread under one arm, leeks under the other. Market is light, washable and cheerful about both.',
    fr: 'Le samedi matin fait chaussure : le pain sous un bras, les poireaux sous l’autre. Market est légère, lavable et de bonne humeur.',
    de: 'Samstagmorgen als Schuh: Brot unter dem einen Arm, Lauch unter dem anderen. Market ist leicht, waschbar und gut gelaunt.',
  }),
  line('Overland', 'court-sneaker', 130, 'w m', 'wp', 'leather lug3 footbed', 'fullgrain rubber', { material: 'leather', overlay: 'chevron', toecap: 'wing', stack: 0.7 }, {
    en: 'A sneaker with a little dirt under its nails. Overland wears a trail tread beneath a clean leather upper, for parks that turn into woods.',
    fr: 'Une basket qui n’a pas peur de se salir. Sous sa tige en cuir sobre, Overland cache une semelle de sentier, pour les parcs qui deviennent forêts.',
    de: 'Ein Sneaker mit etwas Erde unter den Nägeln. Unter dem klaren Leder trägt Overland ein Trailprofil, für Parks, die in Wald übergehen.',
  }),
  line('Signal', 'high-top', 120, 'w m', '', 'gum footbed veganshoe', 'canvas gumsole', { material: 'canvas', overlay: 'clean', toecap: 'rubber' }, {
    en: 'Canvas, rubber, eight eyelets: there is nothing to explain. Signal gets its softness from an organic twill that has been washed before you meet it.',
    fr: 'Toile, caoutchouc, huit œillets : rien à expliquer. Signal doit sa douceur à un twill biologique déjà lavé avant de vous rencontrer.',
    de: 'Canvas, Gummi, acht Ösen: da gibt es nichts zu erklären. Weich ist Signal, weil der Bio-Twill schon gewaschen wurde, bevor ihr euch trefft.',
  }),
  line('Courtyard High', 'high-top', 140, 'w m', 'leather', 'leather gum footbed ankle', 'fullgrain gumsole', { material: 'leather', overlay: 'bands', toecap: 'perforated' }, {
    en: 'The tall version of a good idea. A padded collar and a proper heel counter make Courtyard High the winter half of your sneaker shelf.',
    fr: 'La version haute d’une bonne idée. Col matelassé et vrai contrefort font de Courtyard High la moitié hivernale de vos baskets.',
    de: 'Die hohe Fassung einer guten Idee. Gepolsterter Kragen und echte Fersenkappe machen Courtyard High zur Winterhälfte deines Sneakerregals.',
  }),
  line('Skylark', 'high-top', 70, 'k', '', 'strapclose gum veganshoe', 'canvas gumsole', { material: 'canvas', overlay: 'blaze', toecap: 'rubber' }, {
    en: 'High enough to feel grown-up, quick enough to catch the tram. A zip at the side means nobody has to wait for laces.',
    fr: 'Assez haute pour se sentir grand, assez vive pour attraper le tram. Un zip sur le côté, et personne n’attend les lacets.',
    de: 'Hoch genug, um sich groß zu fühlen, schnell genug für die Straßenbahn. Der Reißverschluss an der Seite erspart das Warten auf Senkel.',
  }),
  line('Layover', 'slip-on', 95, 'w m', 'wool', 'knit footbed recycledshoe veganshoe', 'knitupper eva', { material: 'knit', overlay: 'gore' }, {
    en: 'Security line, window seat, hotel lobby. Layover goes on without hands and comes off without a fuss.',
    fr: 'Contrôle, siège hublot, hall d’hôtel. Layover s’enfile sans les mains et se retire sans façons.',
    de: 'Sicherheitskontrolle, Fensterplatz, Hotellobby. Layover geht ohne Hände an und ohne Umstände aus.',
  }),
  line('Porchlight', 'slip-on', 85, 'w m', '', 'shearling gum', 'woolupper liningwool gumsole', { material: 'wool', overlay: 'clean' }, {
    en: 'Indoors it is a slipper, at the mailbox it is a shoe. Porchlight has a real sole under felted wool, and no opinion about what you do with your Sunday.',
    fr: 'Dedans, c’est un chausson ; à la boîte aux lettres, une chaussure. Porchlight pose une vraie semelle sous sa laine feutrée et ne juge pas vos dimanches.',
    de: 'Drinnen ein Hausschuh, am Briefkasten ein Schuh. Porchlight hat unter der Filzwolle eine richtige Sohle und keine Meinung zu deinem Sonntag.',
  }),
  line('Jetty', 'slip-on', 75, 'w m k', '', 'gum drain veganshoe', 'canvas gumsole', { material: 'canvas', overlay: 'bands' }, {
    en: 'Salt on the canvas, sand in the seams, no socks until September. Jetty rinses clean under any tap.',
    fr: 'Du sel sur la toile, du sable dans les coutures, pas de chaussettes avant septembre. Jetty se rince sous n’importe quel robinet.',
    de: 'Salz auf dem Canvas, Sand in den Nähten, keine Socken bis September. Jetty wird unter jedem Wasserhahn sauber.',
  }),
  line('Ashdown', 'chelsea-boot', 185, 'w m', 'wp', 'leather welt gum footbed', 'fullgrain gumsole', { material: 'leather', sole: 'lug', welt: 'stitched' }, {
    en: 'Pull on, go out. Ashdown wears a lugged sole under a slim shaft, so it takes the field on the way to dinner.',
    fr: 'On enfile, on sort. Ashdown cache une semelle crantée sous une tige fine : elle coupe à travers champs en allant dîner.',
    de: 'Reinschlüpfen, rausgehen. Ashdown trägt eine Profilsohle unter schmalem Schaft und nimmt auf dem Weg zum Essen die Wiese.',
  }),
  line('Foundry', 'chelsea-boot', 165, 'w m', '', 'suede gum footbed', 'suede gumsole', { material: 'suede', sole: 'flat', welt: 'plain' }, {
    en: 'Softer, flatter, quieter. Foundry is the suede boot for floors that creak and streets that do not.',
    fr: 'Plus souple, plus plate, plus discrète. Foundry est la bottine en daim des parquets qui craquent et des rues silencieuses.',
    de: 'Weicher, flacher, leiser. Foundry ist der Veloursstiefel für knarrende Dielen und stille Straßen.',
  }),
  line('Alder', 'loafer', 150, 'w m', '', 'leather welt footbed', 'fullgrain gumsole', { material: 'leather', overlay: 'penny', sole: 'flat' }, {
    en: 'A loafer that does not need breaking in. Alder is lined with glove leather and bends at the joint of the toes, the way bare feet do.',
    fr: 'Un mocassin qui ne demande pas à être fait. Doublé de cuir à gants, Alder plie à l’articulation des orteils, comme un pied nu.',
    de: 'Ein Loafer, der nicht eingelaufen werden muss. Alder ist mit Handschuhleder gefüttert und knickt am Zehengelenk, so wie ein nackter Fuß.',
  }),
  line('Moorhen', 'loafer', 135, 'w m', '', 'suede gum footbed', 'suede gumsole', { material: 'suede', overlay: 'moc', sole: 'lug' }, {
    en: 'Hand-sewn at the toe by people who have done it for thirty years. The lugged sole is our small joke about the weather.',
    fr: 'Cousue main à l’avant par des gens qui le font depuis trente ans. La semelle crantée est notre petite plaisanterie sur la météo.',
    de: 'Vorn von Hand genäht, von Menschen, die das seit dreißig Jahren tun. Die Profilsohle ist unser kleiner Scherz über das Wetter.',
  }),
  line('Potting Shed', 'clog', 110, 'w m', 'wool', 'suede corkbed footbed', 'suede corksole', { material: 'suede', strap: 'buckle', sole: 'cork' }, {
    en: 'For the back door, the compost, the coffee on the step. Potting Shed shapes itself to you in a week and never forgets it.',
    fr: 'Pour la porte de derrière, le compost, le café sur la marche. Potting Shed se fait à votre pied en une semaine et ne l’oublie plus.',
    de: 'Für die Hintertür, den Kompost, den Kaffee auf der Stufe. Potting Shed passt sich dir in einer Woche an und vergisst es nie.',
  }),
  line('Tidepool', 'clog', 60, 'w m k', '', 'drain footbed veganshoe', 'eva', { material: 'leather', strap: 'heel', sole: 'foam' }, {
    en: 'One piece of sugar-cane foam, poured, cooled and done. Tidepool floats, which has proved useful more often than we expected.',
    fr: 'Une seule pièce de mousse de canne à sucre, coulée, refroidie, finie. Tidepool flotte : c’est plus souvent utile qu’on ne croit.',
    de: 'Ein Stück Zuckerrohrschaum, gegossen, gekühlt, fertig. Tidepool schwimmt, und das war schon öfter nützlich als gedacht.',
  }),
  line('Estuary', 'sandal', 105, 'w m k', '', 'straps lug3 drain recycledshoe veganshoe', 'webbing eva rubber', { straps: 'trek', midsole: 'sculpted' }, {
    en: 'River crossings, hut terraces, the ferry home. Estuary holds in moving water and dries before the boat leaves.',
    fr: 'Gués, terrasses de refuge, ferry du retour. Estuary tient dans le courant et sèche avant le départ du bateau.',
    de: 'Furten, Hüttenterrassen, die Fähre nach Hause. Estuary hält in fließendem Wasser und ist trocken, bevor das Boot ablegt.',
  }),
  line('Pontoon', 'sandal', 45, 'w m k', '', 'foam drain veganshoe', 'eva', { straps: 'slide', midsole: 'smooth' }, {
    en: 'What tired feet ask for after a long run. Pontoon is a deep, soft slide with a strap that does not rub, even salty.',
    fr: 'Ce que réclament les pieds après une sortie longue. Pontoon est une claquette épaisse et moelleuse, dont la bride ne frotte pas, même salée.',
    de: 'Was müde Füße nach einem langen Lauf verlangen. Pontoon ist eine dicke, weiche Schlappe, deren Riemen auch mit Salz nicht scheuert.',
  }),
  line('Cordage', 'sandal', 95, 'w m', '', 'suede corkbed footbed', 'suede corksole', { straps: 'cross', midsole: 'smooth' }, {
    en: 'Two crossed straps and a footbed that learns. Cordage is the sandal for cities where lunch takes two hours.',
    fr: 'Deux brides croisées et un lit plantaire qui apprend. Cordage est la sandale des villes où le déjeuner dure deux heures.',
    de: 'Zwei gekreuzte Riemen und ein Fußbett, das lernt. Cordage ist die Sandale für Städte, in denen das Mittagessen zwei Stunden dauert.',
  }),
  line('Shingle', 'sandal', 85, 'w m', '', 'straps foam lug3 veganshoe', 'webbing eva rubber', { straps: 'trek', midsole: 'ribbed', stack: 0.8 }, {
    en: 'A thicker sole for pebbly beaches and cobbled lanes. Shingle lifts you over what hurts and keeps the toes in the sun.',
    fr: 'Une semelle plus épaisse pour plages de galets et ruelles pavées. Shingle vous élève au-dessus de ce qui fait mal et laisse les orteils au soleil.',
    de: 'Eine dickere Sohle für Kieselstrände und Kopfsteinpflaster. Shingle hebt dich über alles, was wehtut, und lässt die Zehen in der Sonne.',
  }),
];
