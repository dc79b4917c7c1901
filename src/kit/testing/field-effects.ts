import type * as z from 'zod/mini';
import { BLOCK_SCHEMAS, contentBlockSchema, type BlockKind, type ContentBlock } from '#contract/calls/content/blocks.ts';
import { page } from 'vitest/browser';
import { BLOCK_SAMPLES } from '../block-samples/block-samples.ts';
import { fieldsOf, fieldsSet, valuesOf, withField } from './schema-fields.ts';

/** What is not seen as long as another field is set. */
const HIDDEN_BY: Readonly<Record<string, string>> = {
  title: 'titleHtml',
  subtitle: 'subtitleHtml',
  targets: 'linkType',
  eyebrowLogo: 'eyebrowLogoResponsive',
  media: 'mediaList',
  'items.title': 'items.titleHtml',
  target: 'mediaTarget',
  isFullWidth: 'backgroundColor',
};
const WIDTHS = [390, 820, 2000] as const;

/** What has fields: a kind of block, an item of the menu, a pop-up. */
export interface Fielded<Value> {
  readonly schema: z.ZodMiniType;
  /** What one of them has to be, where that is more than the fields. */
  readonly valid?: z.ZodMiniType;
  readonly samples: readonly Value[];
  /** Fields whose effect another test shows. */
  readonly isElsewhere: (path: string) => boolean;
  /** What one looks like, as text. */
  readonly draw: (value: Value) => string;
  /** What is not seen as long as another field is set; that of blocks unless said. */
  readonly hiddenBy?: Readonly<Record<string, string>>;
}

/** The value without the field, and with every other value that the field may have. */
const changed = <Value>({ schema: whole, valid = whole }: Fielded<Value>, value: Value, path: string): Value[] => {
  const schema = fieldsOf(whole).get(path)!;
  const another = (before: unknown): unknown => {
    if (Array.isArray(before)) return [];
    if (typeof before === 'number') return before / 2;
    if (typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before)) return '2027-01-31';
    if (typeof before === 'string') return 'Another';
    // A link or a picture that must be there becomes that of something else.
    if (typeof before !== 'object') return undefined;
    const turned = (inner: unknown): unknown => (typeof inner === 'number' ? inner * 2 : typeof inner === 'boolean' ? !inner : inner);
    const others = Object.entries(before ?? {}).map(([field, inner]) => [field, turned(inner)] as const);
    return { ...before, ...Object.fromEntries(others), url: '#another', key: 'another' };
  };
  const more = (before: unknown): unknown => (typeof before === 'number' ? before + 1 : before);
  const values = [undefined, ...valuesOf(schema)].map((one) => withField(value, path, () => one));
  return [...values, withField(value, path, another), withField(value, path, more)].filter(
    (candidate) => valid.safeParse(candidate).success,
  ) as Value[];
};

/** @param looks those of whole samples, which most of its fields are compared with */
const hasEffect = <Value>(fielded: Fielded<Value>, sample: Value, path: string, looks: Map<Value, string>): boolean => {
  const { draw, hiddenBy = HIDDEN_BY } = fielded;
  const hider = hiddenBy[path];
  const base = (hider ? withField(sample, hider, () => (hider === 'mediaList' ? [] : undefined)) : sample) as Value;
  let look = looks.get(base) ?? draw(base);
  const isEffect = (other: Value): boolean => {
    const differs = draw(other) !== look;
    const now = differs ? draw(base) : look;
    // What changes by itself is no effect: a style or a width of the screen that comes late.
    const isSteady = now === look;
    look = now;
    return differs && (isSteady || (draw(other) !== look && draw(base) === look));
  };
  const has = changed(fielded, base, path).some(isEffect);
  looks.set(base, look);
  return has;
};

/** Fields that change nothing, on any width of the screen and in any sample. */
export const fieldsWithoutEffect = async <Value>(fielded: Fielded<Value>): Promise<readonly string[]> => {
  const { schema, samples, isElsewhere } = fielded;
  const paths = [...fieldsOf(schema).keys()];
  // A field that holds others has the effects of these.
  const holdsOthers = (path: string): boolean => paths.some((other) => other.startsWith(`${path}.`));
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  let waiting = paths.filter((path) => !isElsewhere(path) && !holdsOthers(path));
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    const without: string[] = [];
    const looks = new Map<Value, string>();
    for (const path of waiting) {
      // React takes many drawings within one task for an endless loop.
      await new Promise((resolve) => setTimeout(resolve));
      const setting = samples.filter((sample) => fieldsSet(sample).includes(path));
      if (!setting.some((sample) => hasEffect(fielded, sample, path, looks))) without.push(path);
    }
    waiting = without;
  }
  still.remove();
  return waiting;
};

/** A kind of block that stands on pages. */
export const blockOf = (kind: BlockKind, isElsewhere: (path: string) => boolean, draw: (block: ContentBlock) => string): Fielded<ContentBlock> => ({
  schema: BLOCK_SCHEMAS[kind],
  valid: contentBlockSchema,
  samples: BLOCK_SAMPLES[kind].map(({ block }) => block),
  isElsewhere,
  draw,
});
