import { line } from './line.ts';

export const hikingLines = [
  line('Bothy', 'hiking-boot', 210, 'w m', 'insulated', 'leather bootie ankle lug5 footbed welt widefit', 'fullgrain liningfab rubber', { material: 'leather', overlay: 'classic', collar: 0.8, lugs: 0.8 }, {
    en: 'A boot for keeping. Bothy is cut from a single piece of leather, so there is one seam to worry about instead of nine, and the sole comes off when it is worn and goes back on new.',
    fr: 'Une chaussure qui se garde. Bothy est taillée dans une seule pièce de cuir : une couture à surveiller au lieu de neuf, et une semelle qui se remplace quand elle est usée.',
    de: 'Ein Stiefel zum Behalten. Bothy ist aus einem Stück Leder geschnitten: eine Naht statt neun, um die man sich sorgt, und eine Sohle, die neu draufkommt, wenn die alte abgelaufen ist.',
  }),
  line('Cairn', 'hiking-boot', 175, 'w m', 'leather', 'bootie ankle lug5 toeguard foam widefit', 'nubuck liningfab eva rubber', { material: 'suede', overlay: 'panelled', collar: 0.6, lugs: 0.7, toecap: 'guard' }, {
    en: 'Light enough for a day hut, firm enough for three. Cairn bends where your foot does and keeps its word on wet slabs.',
    fr: 'Assez légère pour un refuge d’un jour, assez ferme pour trois. Cairn plie là où le pied plie et tient parole sur les dalles mouillées.',
    de: 'Leicht genug für eine Tageshütte, fest genug für drei. Cairn knickt, wo der Fuß knickt, und hält auf nassen Platten Wort.',
  }),
  line('Moraine', 'hiking-boot', 235, 'w m', '', 'bootie ankle plate lug5 toeguard gaiter', 'nubuck liningfab rubber', { material: 'mesh', overlay: 'ridge', collar: 0.95, lugs: 1, toecap: 'cap' }, {
    en: 'Heavy pack, rough scree, no rush. Moraine has the stiffest sole we make without a crampon edge, and a collar that holds an ankle through a bad step.',
    fr: 'Sac lourd, pierrier, aucune hâte. Moraine a la semelle la plus rigide que nous fassions sans débord à crampons, et un col qui retient la cheville au mauvais pas.',
    de: 'Schweres Gepäck, grobes Geröll, keine Eile. Moraine hat die steifste Sohle, die wir ohne Steigeisenkante bauen, und einen Schaft, der den Knöchel beim Fehltritt hält.',
  }),
  line('Fellwalk', 'hiking-boot', 150, 'w m k', '', 'bootie ankle lug3 foam recycledshoe', 'mesh liningfab eva rubber', { material: 'mesh', overlay: 'clean', collar: 0.5, lugs: 0.5 }, {
    en: 'The boot we hand to friends who say they do not hike. No breaking in, no blisters, and a cup of tea at the top.',
    fr: 'Celle que nous prêtons aux amis qui disent ne pas randonner. Ni rodage, ni ampoules, et un thé au sommet.',
    de: 'Der Stiefel für Freunde, die behaupten, nicht zu wandern. Kein Einlaufen, keine Blasen und oben eine Tasse Tee.',
  }),
  line('Heath', 'hiking-shoe', 130, 'w m', 'wp mid', 'lug3 foam footbed engmesh recycledshoe widefit', 'mesh eva rubber', { material: 'mesh', overlay: 'panelled', lugs: 0.5 }, {
    en: 'Half trail shoe, half hiking boot, wholly at ease. Heath is for paths you know by heart and the one you have always meant to take.',
    fr: 'Moitié trail, moitié rando, tout à fait à l’aise. Heath est faite pour les chemins connus par cœur et celui que vous remettez toujours à demain.',
    de: 'Halb Trailschuh, halb Wanderstiefel, ganz entspannt. Heath ist für Wege, die du auswendig kennst, und für den einen, den du schon immer gehen wolltest.',
  }),
  line('Col', 'hiking-shoe', 160, 'w m', 'leather', 'lug5 toeguard firmfoam suede gaiter', 'suede eva rubber', { material: 'suede', overlay: 'ridge', toecap: 'cap', lugs: 0.6 }, {
    en: 'Col comes from the approach: the hour of rock and heather before the rope comes out. Sticky at the toe, precise at the edge, and good-looking in the valley café.',
    fr: 'Col vient de l’approche : cette heure de roche et de bruyère avant de sortir la corde. Adhérente en pointe, précise sur les carres, élégante au café de la vallée.',
    de: 'Col kommt vom Zustieg: der Stunde aus Fels und Heide, bevor das Seil ausgepackt wird. Griffig an der Spitze, präzise an der Kante, ansehnlich im Café im Tal.',
  }),
  line('Wayfare', 'hiking-shoe', 140, 'w m', 'wp', 'foam rocker lug3 knit footbed widefit', 'knitupper eva rubber', { material: 'mesh', overlay: 'clean', midsole: 'sculpted', lugs: 0.3 }, {
    en: 'Made for walking a long way on purpose. Wayfare softens gravel roads, pilgrim paths and airport corridors with the same easy roll.',
    fr: 'Faite pour marcher loin, exprès. Wayfare adoucit routes blanches, chemins de pèlerins et couloirs d’aéroport du même pas tranquille.',
    de: 'Gemacht, um absichtlich weit zu gehen. Wayfare nimmt Schotterstraßen, Pilgerwegen und Flughafenfluren mit demselben leichten Abrollen die Härte.',
  }),
  line('Thicket', 'hiking-shoe', 90, 'k', '', 'lug3 toeguard speedlace engmesh', 'mesh eva rubber', { material: 'mesh', overlay: 'classic', lugs: 0.6, toecap: 'guard' }, {
    en: 'For the child who leaves the path first. Thicket has a bumper at the front and laces that stay tied through a whole beech wood.',
    fr: 'Pour l’enfant qui quitte le sentier en premier. Thicket a un pare-chocs à l’avant et des lacets qui tiennent toute une hêtraie.',
    de: 'Für das Kind, das als erstes den Weg verlässt. Thicket hat vorn einen Stoßfänger und Senkel, die einen ganzen Buchenwald lang halten.',
  }),
  line('Firn', 'winter-boot', 190, 'w m k', '', 'warmshoe bootie icegrip ankle gaiter', 'nubuck liningfab rubber', { material: 'leather', overlay: 'panelled', cuff: 'knit', lugs: 0.6 }, {
    en: 'Old snow, new snow, the slush between. Firn is warm at the bus stop and does not overheat when you have to run for the bus.',
    fr: 'Vieille neige, neige fraîche, et la soupe entre les deux. Firn tient chaud à l’arrêt de bus et ne surchauffe pas quand il faut courir.',
    de: 'Alter Schnee, neuer Schnee und der Matsch dazwischen. Firn wärmt an der Haltestelle und wird nicht zu heiß, wenn du dem Bus hinterherrennst.',
  }),
  line('Hearth', 'winter-boot', 170, 'w m', '', 'shearling bootie icegrip suede', 'suede liningwool rubber', { material: 'suede', overlay: 'clean', cuff: 'fleece', lugs: 0.4 }, {
    en: 'A cabin for each foot. Hearth folds down to show its wool, or stands up tall against the wind.',
    fr: 'Un chalet pour chaque pied. Hearth se replie pour montrer sa laine ou se dresse contre le vent.',
    de: 'Eine Hütte für jeden Fuß. Hearth lässt sich umschlagen und zeigt seine Wolle oder steht hoch gegen den Wind.',
  }),
  line('Drift', 'winter-boot', 145, 'w m k', '', 'warmshoe bootie icegrip speedlace recycledshoe', 'mesh liningfab rubber', { material: 'mesh', overlay: 'ridge', cuff: 'plain', lugs: 0.8 }, {
    en: 'Snow boots usually walk like furniture. Drift walks like a shoe: light, flexible, and tall enough for the snow the plough leaves behind.',
    fr: 'D’ordinaire, on marche en bottes de neige comme avec un meuble aux pieds. Drift marche comme une chaussure : légère, souple, assez haute pour la neige que laisse le chasse-neige.',
    de: 'Schneestiefel gehen sich sonst wie Möbel. Drift geht sich wie ein Schuh: leicht, biegsam und hoch genug für das, was der Schneepflug liegen lässt.',
  }),
];
