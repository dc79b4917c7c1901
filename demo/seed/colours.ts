/**
 * The shop's colours. A colourway is a main colour with one of its partners; the partners are the combinations that a
 * designer would let through. `moods` say where a colour is used.
 */
export interface SeedColour {
  /** Two letters: the first part of a colour code. */
  readonly code: string;
  readonly en: string;
  readonly fr: string;
  readonly de: string;
  readonly hex: string;
  readonly family: 'black' | 'grey' | 'white' | 'brown' | 'beige' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'pink';
  readonly moods: readonly Mood[];
  readonly partners: readonly string[];
  /** Codes for the small things: logo, zip pull, heel tab. */
  readonly accents: readonly string[];
}

export type Mood = 'earth' | 'neutral' | 'bright' | 'leather' | 'cool' | 'soft' | 'deep';

const colour = (
  code: string,
  names: readonly [string, string, string],
  hex: string,
  family: SeedColour['family'],
  moods: string,
  partners: string,
  accents: string,
): SeedColour => ({
  code,
  en: names[0],
  fr: names[1],
  de: names[2],
  hex,
  family,
  moods: moods.split(' ') as Mood[],
  partners: partners.split(' '),
  accents: accents.split(' '),
});

export const SEED_COLOURS: readonly SeedColour[] = [
  colour('BK', ['Black', 'Noir', 'Schwarz'], '#1b1c1e', 'black', 'neutral deep leather', 'GP CH SA', 'EM SF CH'),
  colour('GP', ['Graphite', 'Graphite', 'Graphit'], '#3c4146', 'grey', 'neutral deep', 'BK FG GL', 'SF EM LA'),
  colour('BA', ['Basalt', 'Basalte', 'Basalt'], '#565a5c', 'grey', 'neutral earth', 'BK CH MO', 'EM SF GL'),
  colour('FG', ['Fog Gray', 'Gris brume', 'Nebelgrau'], '#a9adad', 'grey', 'neutral cool', 'CH GP GL', 'EM TR SU'),
  colour('SL', ['Slate Blue', 'Bleu ardoise', 'Schieferblau'], '#536777', 'blue', 'cool neutral', 'FG IK CH', 'SU EM GL'),
  colour('CH', ['Chalk', 'Craie', 'Kreide'], '#f1ede4', 'white', 'neutral soft', 'SA FG JU', 'EM TR JU'),
  colour('WH', ['White', 'Blanc', 'Weiß'], '#fafaf7', 'white', 'neutral', 'FG IK MO', 'IK EM JU'),
  colour('OA', ['Oat', 'Avoine', 'Hafer'], '#dccfb8', 'beige', 'neutral soft earth', 'CH CY WA', 'WA JU RU'),
  colour('SA', ['Sandstone', 'Grès', 'Sandstein'], '#c9b08b', 'beige', 'earth neutral leather', 'CH WA BK', 'RU TE EM'),
  colour('DU', ['Dune', 'Dune', 'Düne'], '#b89b72', 'beige', 'earth', 'OA BK PI', 'EM PI CH'),
  colour('WA', ['Walnut', 'Noyer', 'Walnuss'], '#6b4a35', 'brown', 'leather earth', 'SA BK OA', 'SA RU CH'),
  colour('CO', ['Cocoa', 'Cacao', 'Kakao'], '#4a342a', 'brown', 'leather earth deep', 'WA OA BK', 'SA RU OA'),
  colour('TA', ['Tan', 'Fauve', 'Cognac'], '#a8713f', 'brown', 'leather earth', 'WA CH BK', 'CH CO JU'),
  colour('CY', ['Clay', 'Argile', 'Ton'], '#b0765c', 'brown', 'earth soft', 'OA CO CH', 'TE CH CO'),
  colour('RU', ['Rust', 'Rouille', 'Rost'], '#a4532c', 'orange', 'earth bright', 'OA BK IK', 'SF OA IK'),
  colour('EM', ['Ember', 'Braise', 'Glut'], '#e2622b', 'orange', 'bright', 'BK CH SL', 'SU CH IK'),
  colour('AP', ['Apricot', 'Abricot', 'Aprikose'], '#f0a878', 'orange', 'soft bright', 'CH CY BB', 'EM RU TE'),
  colour('SF', ['Saffron', 'Safran', 'Safran'], '#e0a526', 'yellow', 'bright earth', 'BK IK CH', 'EM IK BK'),
  colour('SU', ['Sunrise Yellow', 'Jaune aurore', 'Morgengelb'], '#f2c945', 'yellow', 'bright', 'GP LA CH', 'EM LA GP'),
  colour('WE', ['Wheat', 'Blé', 'Weizen'], '#d6b566', 'yellow', 'earth soft', 'CO CH MO', 'RU MO CO'),
  colour('LI', ['Lichen', 'Lichen', 'Flechte'], '#a8ad6e', 'green', 'earth soft', 'JU CH BK', 'EM JU CO'),
  colour('MO', ['Moss', 'Mousse', 'Moos'], '#6d7a45', 'green', 'earth', 'OA BK PI', 'SF EM OA'),
  colour('JU', ['Juniper', 'Genévrier', 'Wacholder'], '#3f5c4c', 'green', 'earth deep', 'CH LI SA', 'SF EM LI'),
  colour('PI', ['Pine', 'Pin', 'Kiefer'], '#24402f', 'green', 'deep earth', 'OA MO BK', 'SF EM OA'),
  colour('SG', ['Sage', 'Sauge', 'Salbei'], '#9fb09a', 'green', 'soft neutral', 'CH JU FG', 'JU AP TE'),
  colour('FE', ['Fern', 'Fougère', 'Farn'], '#3f8a55', 'green', 'bright', 'CH BK PI', 'SU CH PI'),
  colour('MI', ['Glacier Mint', 'Menthe glaciaire', 'Gletscherminze'], '#b9dccd', 'green', 'soft cool', 'CH TL FG', 'TL EM TE'),
  colour('TL', ['Tarn Teal', 'Bleu canard', 'Bergseepetrol'], '#1f6a73', 'blue', 'cool deep', 'MI IK CH', 'EM SF MI'),
  colour('GL', ['Glacier', 'Glacier', 'Gletscher'], '#b3cbd9', 'blue', 'cool soft', 'CH SL IK', 'EM IK TR'),
  colour('LA', ['Lagoon', 'Lagon', 'Lagune'], '#2f8fa8', 'blue', 'bright cool', 'CH IK SU', 'SU EM CH'),
  colour('CB', ['Cobalt', 'Cobalt', 'Kobalt'], '#2451a6', 'blue', 'bright', 'WH BK SU', 'SU EM WH'),
  colour('DW', ['Deep Water', 'Eau profonde', 'Tiefwasser'], '#1d4361', 'blue', 'cool deep', 'GL FG EM', 'EM SF GL'),
  colour('IK', ['Ink', 'Encre', 'Tinte'], '#1e2a3d', 'blue', 'deep neutral cool', 'SL CH SA', 'EM SF GL'),
  colour('DE', ['Denim', 'Denim', 'Denim'], '#47648a', 'blue', 'neutral cool', 'CH IK TA', 'TA SU CH'),
  colour('HE', ['Heather', 'Bruyère', 'Heidekraut'], '#8d7a9c', 'purple', 'soft cool', 'CH PL FG', 'SU AP PL'),
  colour('PL', ['Plum', 'Prune', 'Pflaume'], '#553048', 'purple', 'deep', 'HE RO OA', 'SF RO HE'),
  colour('LV', ['Lavender', 'Lavande', 'Lavendel'], '#c3b8dc', 'purple', 'soft', 'CH SL PL', 'SU PL TE'),
  colour('BB', ['Bilberry', 'Myrtille', 'Blaubeere'], '#3a3a6e', 'purple', 'deep cool', 'LV GL BK', 'AP SU LV'),
  colour('RO', ['Dusty Rose', 'Vieux rose', 'Altrosa'], '#c9938f', 'pink', 'soft', 'CH PL OA', 'PL TE CH'),
  colour('FX', ['Foxglove', 'Digitale', 'Fingerhut'], '#b8447a', 'pink', 'bright', 'CH BB BK', 'SU AP CH'),
  colour('TR', ['Rowan Red', 'Rouge sorbier', 'Vogelbeerrot'], '#b3322e', 'red', 'bright', 'CH BK IK', 'SF CH IK'),
  colour('TE', ['Terracotta', 'Terre cuite', 'Terrakotta'], '#c2603f', 'red', 'earth', 'OA CO CH', 'OA SF CO'),
  colour('MU', ['Mulled Wine', 'Vin chaud', 'Glühwein'], '#6a1f2c', 'red', 'deep', 'RO OA BK', 'SF OA RO'),
];

const byCode = new Map(SEED_COLOURS.map((entry) => [entry.code, entry]));

/** @throws for a code that no colour has: a mistake in the table above. */
export const seedColour = (code: string): SeedColour => {
  const found = byCode.get(code);
  if (!found) throw new Error(`No colour ${code}`);
  return found;
};
