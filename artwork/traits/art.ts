import { z } from 'zod';
import { artKinds, footwearKinds, type ArtKind } from '#domain/pictures.ts';

/**
 * What a product looks like, as data. A style keeps its kind, seed and traits; its colourways differ by palette alone,
 * so that switching colour never changes the drawing.
 */
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const paletteSchema = z.object({
  /** Upper or body. */
  main: hexColour,
  /** Overlays, panels, sleeves or yoke. */
  second: hexColour,
  /** Small things: logo, pull loop, zip pull, heel tab, outsole flash. */
  accent: hexColour,
  /** Midsole (footwear); ribs, hems and bindings (apparel). */
  sole: hexColour,
  /** Laces, drawcords and zips. */
  lace: hexColour,
  /** Inside: collar lining, hood lining, back of neck. */
  lining: hexColour,
});
export type Palette = z.infer<typeof paletteSchema>;

export const artSpecSchema = z.object({
  kind: z.enum(artKinds),
  seed: z.int(),
  palette: paletteSchema,
  traits: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type ArtSpec = z.infer<typeof artSpecSchema>;

/** A trait is a number from 0 to 1 (`ratio`), or one of a few words. */
type TraitRange = 'ratio' | readonly string[];
type TraitTable = Readonly<Record<string, TraitRange>>;

const logoPlaces = ['side', 'heel', 'tongue'] as const;
const lowShoe = {
  stack: 'ratio', // midsole height
  collar: 'ratio', // how high the collar stands
  toe: 'ratio', // slim to roomy toe box
  overlay: ['blaze', 'ridge', 'wave', 'web', 'chevron', 'bands', 'clean'],
  material: ['knit', 'mesh', 'suede'],
  midsole: ['smooth', 'sculpted', 'split', 'ribbed'],
  toecap: ['none', 'guard', 'cap'],
  heel: ['counter', 'clip', 'tab'],
  logo: logoPlaces,
} as const;

const boot = {
  stack: 'ratio',
  collar: 'ratio',
  material: ['leather', 'suede', 'mesh'],
  overlay: ['classic', 'panelled', 'ridge', 'clean'],
  midsole: ['smooth', 'sculpted', 'ribbed'],
  toecap: ['guard', 'cap', 'none'],
  heel: ['counter', 'tab'],
  logo: logoPlaces,
} as const;

const prints = ['none', 'mark', 'word', 'ridge', 'topo', 'sun', 'pine', 'blaze'] as const;
const cloth = { fit: 'ratio', length: 'ratio' } as const;

/** The traits each kind knows. Whatever a spec leaves out is drawn from its seed. */
export const traitsByKind: Readonly<Record<ArtKind, TraitTable>> = {
  'road-runner': lowShoe,
  'trail-runner': { ...lowShoe, lugs: 'ratio' },
  'kids-runner': { ...lowShoe, closure: ['strap', 'lace'] },
  'hiking-shoe': { ...boot, lugs: 'ratio' },
  'hiking-boot': { ...boot, lugs: 'ratio' },
  'winter-boot': { ...boot, lugs: 'ratio', cuff: ['fleece', 'knit', 'plain'] },
  'court-sneaker': {
    stack: 'ratio',
    collar: 'ratio',
    material: ['leather', 'suede', 'canvas'],
    overlay: ['blaze', 'bands', 'chevron', 'clean', 'wave'],
    toecap: ['perforated', 'wing', 'cap'],
    heel: ['tab', 'counter'],
    logo: logoPlaces,
  },
  'high-top': {
    stack: 'ratio',
    collar: 'ratio',
    material: ['canvas', 'leather', 'suede'],
    overlay: ['clean', 'blaze', 'bands', 'wave'],
    toecap: ['rubber', 'cap', 'perforated'],
    heel: ['tab', 'counter'],
    logo: logoPlaces,
  },
  'slip-on': {
    stack: 'ratio',
    collar: 'ratio',
    material: ['knit', 'canvas', 'wool', 'suede'],
    overlay: ['gore', 'clean', 'bands'],
    midsole: ['smooth', 'sculpted', 'ribbed'],
    heel: ['tab', 'counter'],
    logo: ['heel', 'side'],
  },
  sandal: { stack: 'ratio', straps: ['trek', 'slide', 'cross'], midsole: ['smooth', 'sculpted', 'ribbed'], logo: ['side'] },
  'chelsea-boot': { stack: 'ratio', collar: 'ratio', material: ['leather', 'suede'], sole: ['lug', 'flat'], welt: ['stitched', 'plain'] },
  loafer: { stack: 'ratio', material: ['leather', 'suede'], overlay: ['penny', 'moc', 'clean'], sole: ['flat', 'lug'] },
  clog: { stack: 'ratio', material: ['suede', 'leather', 'wool'], strap: ['buckle', 'heel', 'none'], sole: ['cork', 'foam'] },
  tee: {
    ...cloth,
    neck: ['crew', 'v', 'henley', 'polo'],
    pattern: ['solid', 'stripes', 'raglan', 'block', 'melange'],
    print: prints,
    pocket: ['none', 'chest'],
    logo: ['chest', 'hem', 'sleeve'],
  },
  'long-sleeve': {
    ...cloth,
    neck: ['crew', 'mock', 'quarter-zip', 'henley'],
    pattern: ['solid', 'stripes', 'raglan', 'block', 'melange'],
    print: prints,
    logo: ['chest', 'hem', 'sleeve'],
  },
  hoodie: {
    ...cloth,
    zip: ['none', 'full'],
    pocket: ['kangaroo', 'hand'],
    pattern: ['solid', 'block', 'melange', 'raglan'],
    print: prints,
    logo: ['chest', 'sleeve'],
  },
  fleece: {
    ...cloth,
    zip: ['full', 'half', 'snap'],
    pile: ['sherpa', 'grid', 'smooth'],
    pocket: ['chest', 'hand', 'both'],
    pattern: ['solid', 'yoke', 'block'],
    logo: ['chest', 'sleeve'],
  },
  'shell-jacket': {
    ...cloth,
    hood: ['up', 'none'],
    pocket: ['hand', 'chest', 'both'],
    pattern: ['solid', 'yoke', 'block', 'diagonal'],
    zip: ['contrast', 'tonal'],
    logo: ['chest', 'sleeve'],
  },
  'down-jacket': {
    ...cloth,
    hood: ['up', 'none'],
    quilt: ['wide', 'narrow', 'chevron'],
    pattern: ['solid', 'yoke', 'block'],
    zip: ['contrast', 'tonal'],
    logo: ['chest', 'sleeve'],
  },
  vest: { ...cloth, quilt: ['wide', 'narrow', 'none'], pattern: ['solid', 'yoke', 'block'], zip: ['contrast', 'tonal'], logo: ['chest'] },
  shorts: {
    ...cloth,
    waist: ['drawcord', 'belt'],
    pocket: ['hand', 'cargo', 'zip'],
    pattern: ['solid', 'panel', 'print', 'split'],
    logo: ['hem', 'hip'],
  },
  trousers: {
    ...cloth,
    waist: ['drawcord', 'belt'],
    pocket: ['hand', 'cargo', 'zip'],
    cuff: ['open', 'elastic'],
    pattern: ['solid', 'knee', 'panel'],
    logo: ['hem', 'hip'],
  },
  leggings: {
    length: 'ratio',
    waist: ['high', 'mid'],
    pocket: ['none', 'phone'],
    pattern: ['solid', 'panel', 'print', 'stripe'],
    logo: ['hem', 'hip'],
  },
  dress: {
    ...cloth,
    neck: ['crew', 'v', 'polo'],
    sleeve: ['none', 'short'],
    waist: ['tie', 'seam', 'straight'],
    pattern: ['solid', 'stripes', 'print', 'block'],
    logo: ['hem', 'chest'],
  },
  skirt: { ...cloth, waist: ['drawcord', 'belt'], cut: ['a-line', 'pleated', 'wrap'], pattern: ['solid', 'panel', 'print'], logo: ['hem'] },
  cap: { panels: ['five', 'six', 'trucker'], brim: 'ratio', crown: 'ratio', patch: ['mark', 'word', 'ridge', 'round'] },
  beanie: {
    rib: ['wide', 'fine', 'cable'],
    cuff: ['deep', 'shallow'],
    pompom: ['none', 'yes'],
    pattern: ['solid', 'stripes', 'block'],
    patch: ['mark', 'word', 'none'],
  },
  socks: { height: ['no-show', 'quarter', 'crew', 'knee'], pattern: ['solid', 'stripes', 'block', 'ridge'], ribs: 'ratio' },
  backpack: { volume: 'ratio', style: ['roll-top', 'lid', 'zip'], pocket: ['mesh', 'zip', 'bungee'], pattern: ['solid', 'block', 'base'] },
  'gift-card': { design: ['ridge', 'topo', 'sun', 'blaze', 'pine'] },
  scene: {
    place: ['mountain', 'coast', 'forest', 'rain', 'desert', 'snow', 'meadow', 'lake'],
    time: ['dawn', 'day', 'dusk'],
    /** What stands in front, in the spec's palette; `none` unless said (never drawn from the seed). */
    product: ['none', ...footwearKinds, 'backpack'],
  },
};
