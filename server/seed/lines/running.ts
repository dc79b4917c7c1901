import { line } from './line.ts';

export const runningLines = [
  line('Skerry', 'trail-runner', 140, 'w m k', 'wp', 'lug5 foam plate engmesh gaiter recycledshoe', 'mesh eva rubber', { stack: 0.55, overlay: 'ridge', toecap: 'guard', lugs: 0.7 }, {
    en: 'Skerry was drawn for coast paths where granite, bog and sheep tracks share the same mile. It grips when the rock is wet and stays calm when the ground is not.',
    fr: 'Skerry est née sur les sentiers côtiers, là où granit, tourbière et drailles se succèdent en un seul kilomètre. Elle accroche quand la roche est mouillée et reste sereine quand le sol ne l’est pas.',
    de: 'Skerry entstand für Küstenpfade, auf denen sich Granit, Moor und Schafspuren einen Kilometer teilen. Er greift, wenn der Fels nass ist, und bleibt ruhig, wenn es der Boden nicht ist.',
  }),
  line('Talus', 'trail-runner', 155, 'w m', 'wp', 'lug5 plate firmfoam toeguard engmesh widefit', 'mesh eva rubber', { stack: 0.4, overlay: 'web', toecap: 'cap', lugs: 0.95, collar: 0.5 }, {
    en: 'For the loose stuff above the tree line. Talus puts a thin plate and a hard-wearing rand between you and sharp rock, and leaves the rest to your feet.',
    fr: 'Pour les pierriers au-dessus de la limite des arbres. Talus glisse une fine plaque et un pare-pierres solide entre vous et la roche, et laisse le reste à vos pieds.',
    de: 'Für das lose Geröll über der Baumgrenze. Talus legt eine dünne Platte und einen robusten Rand zwischen dich und spitzen Fels; den Rest überlässt er deinen Füßen.',
  }),
  line('Longshore', 'trail-runner', 165, 'w m', '', 'foam rocker lug3 engmesh footbed reflect widefit', 'mesh eva rubber', { stack: 0.95, overlay: 'wave', midsole: 'sculpted', lugs: 0.35 }, {
    en: 'Hour seven feels like hour two. Longshore carries a deep bed of Tarnfoam for big days and big doubts, with a roomy toe box for feet that swell.',
    fr: 'La septième heure a le goût de la deuxième. Longshore embarque une épaisse couche de Tarnfoam pour les longues journées et les grands doutes, et laisse de la place aux orteils qui gonflent.',
    de: 'Stunde sieben fühlt sich an wie Stunde zwei. Longshore trägt ein dickes Bett aus Tarnfoam für lange Tage und große Zweifel und gibt Zehen Raum, die anschwellen.',
  }),
  line('Vole', 'trail-runner', 120, 'w m k', '', 'lug3 engmesh recycledshoe veganshoe', 'mesh eva rubber', { stack: 0.2, overlay: 'clean', midsole: 'smooth', lugs: 0.5, collar: 0.2 }, {
    en: 'Light, low and quick through the turns. Vole is the shoe for the loop behind the house, run before anyone else is awake.',
    fr: 'Légère, basse, vive dans les virages. Vole, c’est la chaussure de la boucle derrière la maison, courue avant que quiconque soit réveillé.',
    de: 'Leicht, flach und flink in den Kurven. Vole ist der Schuh für die Runde hinter dem Haus, gelaufen, bevor jemand wach ist.',
  }),
  line('Corrie', 'trail-runner', 150, 'w m', 'wp', 'lug5 foam firmfoam knit reflect', 'knitupper eva rubber', { stack: 0.65, overlay: 'chevron', midsole: 'split', heel: 'clip' }, {
    en: 'A shoe for people who start in town and finish on a ridge. Corrie rolls easily on gravel, then bites when the path turns to roots.',
    fr: 'Pour celles et ceux qui partent de la ville et finissent sur une crête. Corrie déroule sur le gravier, puis mord dès que le chemin se couvre de racines.',
    de: 'Für alle, die in der Stadt loslaufen und auf einem Grat ankommen. Corrie rollt leicht auf Schotter und beißt zu, sobald der Weg aus Wurzeln besteht.',
  }),
  line('Meridian', 'road-runner', 140, 'w m', 'wp', 'foam rocker engmesh reflect widefit recycledshoe', 'mesh eva rubber', { stack: 0.6, overlay: 'bands', midsole: 'sculpted' }, {
    en: 'The daily one. Meridian asks nothing and gives a soft, even ride from the first slow mile of January to race week.',
    fr: 'Celle de tous les jours. Meridian ne demande rien et offre une foulée souple et régulière, du premier kilomètre lent de janvier à la semaine de course.',
    de: 'Der für jeden Tag. Meridian verlangt nichts und läuft sich weich und gleichmäßig, vom ersten müden Kilometer im Januar bis zur Wettkampfwoche.',
  }),
  line('Tempo Lane', 'road-runner', 160, 'w m', '', 'foam rocker knit reflect', 'knitupper eva rubber', { stack: 0.75, overlay: 'blaze', midsole: 'split', heel: 'clip', material: 'knit' }, {
    en: 'Tuesday intervals, Sunday tempo. A lively plate-free foam snaps back under the forefoot, and the upper weighs less than a slice of bread.',
    fr: 'Fractionné le mardi, tempo le dimanche. Une mousse vive, sans plaque, relance sous l’avant-pied, et la tige pèse moins qu’une tranche de pain.',
    de: 'Dienstags Intervalle, sonntags Tempo. Ein lebendiger Schaum ohne Platte federt unter dem Vorfuß zurück, und das Obermaterial wiegt weniger als eine Scheibe Brot.',
  }),
  line('Harbor Mile', 'road-runner', 125, 'w m', '', 'foam engmesh footbed widefit veganshoe', 'mesh eva rubber', { stack: 0.5, overlay: 'clean', midsole: 'smooth', heel: 'tab' }, {
    en: 'Your first pair, or the pair you go back to. Harbor Mile is stable without preaching about it, and it forgives a late heel strike.',
    fr: 'Votre première paire, ou celle à laquelle on revient. Harbor Mile stabilise sans faire la leçon et pardonne une attaque talon un peu tardive.',
    de: 'Dein erstes Paar, oder das Paar, zu dem du zurückkehrst. Harbor Mile stabilisiert, ohne zu belehren, und verzeiht einen späten Fersenaufsatz.',
  }),
  line('Cadence', 'road-runner', 150, 'w m', '', 'foam firmfoam engmesh reflect widefit', 'mesh eva rubber', { stack: 0.7, overlay: 'ridge', midsole: 'ribbed', heel: 'counter' }, {
    en: 'Guidance for tired ankles. Cadence keeps the foot in line with a wider base and a firmer inner edge, and hides both under a quiet upper.',
    fr: 'Un guide pour chevilles fatiguées. Cadence garde le pied dans l’axe grâce à une base élargie et un bord interne plus ferme, le tout sous une tige discrète.',
    de: 'Führung für müde Knöchel. Cadence hält den Fuß mit breiterer Basis und festerer Innenkante in der Spur und versteckt beides unter einem ruhigen Obermaterial.',
  }),
  line('Night Ferry', 'road-runner', 145, 'w m', 'wp', 'foam engmesh reflect recycledshoe', 'mesh eva rubber', { stack: 0.55, overlay: 'wave', material: 'mesh', heel: 'counter' }, {
    en: 'Built for the dark half of the year. Reflective yarn is knitted right through the upper, so headlights find you from every side.',
    fr: 'Pensée pour la moitié sombre de l’année. Un fil réfléchissant est tricoté dans toute la tige : les phares vous voient de tous les côtés.',
    de: 'Gemacht für die dunkle Hälfte des Jahres. Reflexgarn zieht sich durch das ganze Obermaterial, damit Scheinwerfer dich von allen Seiten finden.',
  }),
  line('Puddle Jump', 'kids-runner', 65, 'k', '', 'strapclose engmesh drain recycledshoe', 'mesh eva rubber', { closure: 'strap', overlay: 'blaze', toe: 0.8 }, {
    en: 'Tested in the deepest puddle in the schoolyard. Puddle Jump dries on the radiator of good intentions by the next morning.',
    fr: 'Testée dans la flaque la plus profonde de la cour. Le lendemain matin, Puddle Jump est sèche et prête à recommencer.',
    de: 'Getestet in der tiefsten Pfütze des Schulhofs. Am nächsten Morgen ist Puddle Jump trocken und bereit für mehr.',
  }),
  line('Little Skerry', 'kids-runner', 75, 'k', '', 'lug3 engmesh toeguard speedlace', 'mesh eva rubber', { closure: 'lace', overlay: 'ridge', toecap: 'guard', toe: 0.7 }, {
    en: 'Everything we learned on the Skerry, shrunk for shorter legs and longer ideas. The toe guard is for tree roots and football walls alike.',
    fr: 'Tout ce que Skerry nous a appris, réduit pour jambes courtes et grandes idées. Le pare-pierres résiste aux racines comme aux murs du préau.',
    de: 'Alles, was wir beim Skerry gelernt haben, verkleinert für kürzere Beine und größere Ideen. Der Zehenschutz hält Wurzeln ebenso aus wie Garagentore.',
  }),
  line('Hopscotch', 'kids-runner', 60, 'k', '', 'strapclose foam engmesh veganshoe', 'mesh eva rubber', { closure: 'strap', overlay: 'bands', stack: 0.5 }, {
    en: 'A soft first running shoe with a wide front and one strap to learn. Left and right are told apart by the color of the pull loop.',
    fr: 'Une première chaussure de course souple, large devant, avec une seule bande à apprendre. La couleur de la tirette distingue la gauche de la droite.',
    de: 'Ein weicher erster Laufschuh, vorn weit, mit einem einzigen Klett zum Lernen. Links und rechts verrät die Farbe der Schlaufe.',
  }),
  line('Fast Break', 'kids-runner', 70, 'k', '', 'foam knit reflect speedlace', 'knitupper eva rubber', { closure: 'lace', overlay: 'chevron', midsole: 'split' }, {
    en: 'Sports day, every day. Fast Break is light enough to win and tough enough for the walk home through the brambles.',
    fr: 'La fête du sport, tous les jours. Fast Break est assez légère pour gagner et assez solide pour rentrer par les ronces.',
    de: 'Jeden Tag Sportfest. Fast Break ist leicht genug zum Gewinnen und robust genug für den Heimweg durch die Brombeeren.',
  }),
];
