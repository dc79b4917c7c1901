import type { Localized } from './model/rows.ts';

type Row = readonly [en: string, fr: string, de: string];
const words = ([en, fr, de]: Row): Localized => ({ en, fr, de });

/** What shoppers can filter by. Key as in the address, label in three languages. */
export const FEATURE_LABELS: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries({
    waterproof: ['Waterproof', 'Imperméable', 'Wasserdicht'],
    windproof: ['Windproof', 'Coupe-vent', 'Winddicht'],
    insulated: ['Insulated', 'Isolant', 'Isoliert'],
    down: ['Responsible down', 'Duvet responsable', 'Verantwortungsvolle Daune'],
    merino: ['Merino', 'Mérinos', 'Merino'],
    breathable: ['Breathable', 'Respirant', 'Atmungsaktiv'],
    quickdry: ['Quick-drying', 'Séchage rapide', 'Schnell trocknend'],
    stretch: ['Stretch', 'Extensible', 'Dehnbar'],
    packable: ['Packable', 'Compressible', 'Klein verpackbar'],
    recycled: ['Recycled materials', 'Matières recyclées', 'Recycelte Materialien'],
    organic: ['Organic cotton', 'Coton biologique', 'Bio-Baumwolle'],
    vegan: ['Vegan', 'Végane', 'Vegan'],
    reflective: ['Reflective details', 'Détails réfléchissants', 'Reflektierende Details'],
    sun: ['Sun protection', 'Protection solaire', 'Sonnenschutz'],
    cushioned: ['Plush cushioning', 'Amorti généreux', 'Weiche Dämpfung'],
    grip: ['Wet grip', 'Adhérence sur sol mouillé', 'Nasshaftung'],
    wide: ['Wide fit available', 'Existe en largeur ample', 'Auch in weiter Passform'],
    resolable: ['Resolable', 'Ressemelable', 'Neu besohlbar'],
  } satisfies Record<string, Row>).map(([key, row]) => [key, words(row)]),
);

/** What the bars on a product page measure. */
export const BENEFIT_LABELS: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries({
    cushion: ['Cushioning', 'Amorti', 'Dämpfung'],
    grip: ['Grip', 'Adhérence', 'Grip'],
    stability: ['Stability', 'Stabilité', 'Stabilität'],
    lightness: ['Lightness', 'Légèreté', 'Leichtigkeit'],
    warmth: ['Warmth', 'Chaleur', 'Wärme'],
    weather: ['Weather protection', 'Protection contre les intempéries', 'Wetterschutz'],
    breath: ['Breathability', 'Respirabilité', 'Atmungsaktivität'],
    durability: ['Durability', 'Résistance', 'Haltbarkeit'],
    pack: ['Packability', 'Compacité', 'Packmaß'],
    comfort: ['Comfort', 'Confort', 'Komfort'],
  } satisfies Record<string, Row>).map(([key, row]) => [key, words(row)]),
);
