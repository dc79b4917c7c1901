import type { Localized } from '#domain/catalogue/model/rows.ts';
import { type Row, words } from './features.ts';

export const MATERIAL_LINES: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries({
    mesh: ['Upper: 100 % recycled polyester mesh', 'Tige : mesh 100 % polyester recyclé', 'Obermaterial: Mesh aus 100 % recyceltem Polyester'],
    knitupper: [
      'Upper: 92 % recycled polyester, 8 % elastane knit',
      'Tige : maille 92 % polyester recyclé, 8 % élasthanne',
      'Obermaterial: Strick aus 92 % recyceltem Polyester, 8 % Elasthan',
    ],
    nubuck: ['Upper: nubuck leather and ripstop nylon', 'Tige : nubuck et nylon ripstop', 'Obermaterial: Nubukleder und Ripstop-Nylon'],
    fullgrain: ['Upper: full-grain cowhide leather', 'Tige : cuir de vachette pleine fleur', 'Obermaterial: vollnarbiges Rindleder'],
    suede: ['Upper: cow suede', 'Tige : velours de vachette', 'Obermaterial: Rindsveloursleder'],
    canvas: ['Upper: 100 % organic cotton canvas', 'Tige : toile 100 % coton biologique', 'Obermaterial: Canvas aus 100 % Bio-Baumwolle'],
    woolupper: [
      'Upper: 65 % wool, 35 % recycled polyester',
      'Tige : 65 % laine, 35 % polyester recyclé',
      'Obermaterial: 65 % Wolle, 35 % recyceltes Polyester',
    ],
    webbing: ['Straps: recycled polyester webbing', 'Brides : sangle en polyester recyclé', 'Riemen: Gurtband aus recyceltem Polyester'],
    eva: [
      'Midsole: EVA with 30 % sugar-cane content',
      'Semelle intermédiaire : EVA à 30 % issu de canne à sucre',
      'Zwischensohle: EVA mit 30 % Zuckerrohranteil',
    ],
    rubber: ['Outsole: rubber, 20 % recycled', 'Semelle extérieure : caoutchouc, 20 % recyclé', 'Laufsohle: Gummi, 20 % recycelt'],
    gumsole: ['Outsole: natural rubber', 'Semelle extérieure : caoutchouc naturel', 'Laufsohle: Naturkautschuk'],
    corksole: ['Footbed: cork, jute and suede', 'Lit plantaire : liège, jute et velours', 'Fußbett: Kork, Jute und Veloursleder'],
    liningfab: ['Lining: recycled polyester', 'Doublure : polyester recyclé', 'Futter: recyceltes Polyester'],
    liningwool: ['Lining: 50 % wool, 50 % polyester', 'Doublure : 50 % laine, 50 % polyester', 'Futter: 50 % Wolle, 50 % Polyester'],
    cotton: ['100 % organic cotton', '100 % coton biologique', '100 % Bio-Baumwolle'],
    cottonpoly: [
      '70 % organic cotton, 30 % recycled polyester',
      '70 % coton biologique, 30 % polyester recyclé',
      '70 % Bio-Baumwolle, 30 % recyceltes Polyester',
    ],
    merino: ['100 % merino wool, mulesing-free', '100 % laine mérinos sans mulesing', '100 % Merinowolle, mulesingfrei'],
    merinomix: ['87 % merino wool, 13 % nylon', '87 % laine mérinos, 13 % polyamide', '87 % Merinowolle, 13 % Polyamid'],
    polytech: ['100 % recycled polyester', '100 % polyester recyclé', '100 % recyceltes Polyester'],
    polystretch: ['88 % recycled polyester, 12 % elastane', '88 % polyester recyclé, 12 % élasthanne', '88 % recyceltes Polyester, 12 % Elasthan'],
    nylonstretch: ['90 % recycled nylon, 10 % elastane', '90 % polyamide recyclé, 10 % élasthanne', '90 % recyceltes Polyamid, 10 % Elasthan'],
    shell3: [
      'Face: 100 % recycled nylon; membrane: PFAS-free polyurethane',
      'Extérieur : 100 % polyamide recyclé ; membrane : polyuréthane sans PFAS',
      'Außen: 100 % recyceltes Polyamid; Membran: PFAS-freies Polyurethan',
    ],
    downfill: [
      'Shell: 100 % recycled nylon; fill: 90 % down, 10 % feather',
      'Extérieur : 100 % polyamide recyclé ; garnissage : 90 % duvet, 10 % plumes',
      'Außen: 100 % recyceltes Polyamid; Füllung: 90 % Daunen, 10 % Federn',
    ],
    synthfill: [
      'Shell and fill: 100 % recycled polyester',
      'Extérieur et garnissage : 100 % polyester recyclé',
      'Außen und Füllung: 100 % recyceltes Polyester',
    ],
    linen: ['55 % linen, 45 % organic cotton', '55 % lin, 45 % coton biologique', '55 % Leinen, 45 % Bio-Baumwolle'],
    woolknit: ['80 % wool, 20 % recycled nylon', '80 % laine, 20 % polyamide recyclé', '80 % Wolle, 20 % recyceltes Polyamid'],
    sockmix: [
      '62 % merino wool, 34 % nylon, 4 % elastane',
      '62 % laine mérinos, 34 % polyamide, 4 % élasthanne',
      '62 % Merinowolle, 34 % Polyamid, 4 % Elasthan',
    ],
    sockcool: [
      '58 % organic cotton, 38 % recycled nylon, 4 % elastane',
      '58 % coton biologique, 38 % polyamide recyclé, 4 % élasthanne',
      '58 % Bio-Baumwolle, 38 % recyceltes Polyamid, 4 % Elasthan',
    ],
    ripstop: [
      'Main fabric: 210-denier recycled nylon ripstop',
      'Tissu principal : ripstop de polyamide recyclé 210 deniers',
      'Hauptgewebe: Ripstop aus recyceltem Polyamid, 210 Denier',
    ],
    captwill: ['100 % organic cotton twill', 'Twill 100 % coton biologique', 'Twill aus 100 % Bio-Baumwolle'],
  } satisfies Record<string, Row>).map(([key, row]) => [key, words(row)]),
);

export const CARE_LINES: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries({
    brushshoe: ['Let mud dry, then brush it off', 'Laissez sécher la boue, puis brossez', 'Schlamm trocknen lassen, dann abbürsten'],
    airshoe: [
      'Dry at room temperature, never on a radiator',
      'Séchez à température ambiante, jamais sur un radiateur',
      'Bei Raumtemperatur trocknen, nie auf der Heizung',
    ],
    wax: [
      'Feed the leather with wax two or three times a season',
      'Nourrissez le cuir à la cire deux ou trois fois par saison',
      'Leder zwei- bis dreimal pro Saison wachsen',
    ],
    suedebrush: [
      'Brush suede in one direction; renew the spray after rain',
      'Brossez le velours dans un sens ; renouvelez l’imperméabilisant après la pluie',
      'Velours in eine Richtung bürsten; Imprägnierung nach Regen erneuern',
    ],
    wash30: [
      'Machine wash at 30 °C with like colors',
      'Lavage en machine à 30 °C avec des couleurs similaires',
      'Maschinenwäsche bei 30 °C mit ähnlichen Farben',
    ],
    wool30: ['Wool cycle at 30 °C, dry flat', 'Programme laine à 30 °C, séchage à plat', 'Wollwaschgang bei 30 °C, liegend trocknen'],
    nosoft: ['No fabric softener', 'Sans adoucissant', 'Kein Weichspüler'],
    tumbledwr: [
      'Tumble dry on low for 20 minutes to revive the finish',
      'Vingt minutes de sèche-linge doux pour raviver le déperlant',
      '20 Minuten bei niedriger Temperatur in den Trockner: frischt die Imprägnierung auf',
    ],
    downwash: [
      'Wash with down soap and dry with two tennis balls',
      'Lavez avec une lessive pour duvet et séchez avec deux balles de tennis',
      'Mit Daunenwaschmittel waschen, mit zwei Tennisbällen trocknen',
    ],
    handwash: ['Hand wash in cool water', 'Lavage à la main à l’eau froide', 'Handwäsche in kühlem Wasser'],
    wipe: ['Wipe with a damp cloth', 'Nettoyez avec un chiffon humide', 'Mit feuchtem Tuch abwischen'],
  } satisfies Record<string, Row>).map(([key, row]) => [key, words(row)]),
);
