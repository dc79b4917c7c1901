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

/** The block without the field, and with every other value that it may have. */
const changed = (kind: BlockKind, block: ContentBlock, path: string): ContentBlock[] => {
  const schema = fieldsOf(BLOCK_SCHEMAS[kind]).get(path)!;
  const another = (before: unknown): unknown => {
    if (Array.isArray(before)) return [];
    if (typeof before === 'number') return before / 2;
    if (typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before)) return '2027-01-31';
    if (typeof before === 'string') return 'Another';
    // A link or a picture that must be there becomes that of something else.
    if (typeof before !== 'object') return undefined;
    const numbers = Object.entries(before ?? {}).flatMap(([field, value]) => (typeof value === 'number' ? [[field, value * 2] as const] : []));
    return { ...before, ...Object.fromEntries(numbers), url: '#another', key: 'another' };
  };
  const more = (before: unknown): unknown => (typeof before === 'number' ? before + 1 : before);
  const values = [undefined, ...valuesOf(schema)].map((value) => withField(block, path, () => value));
  return [...values, withField(block, path, another), withField(block, path, more)].filter(
    (candidate) => contentBlockSchema.safeParse(candidate).success,
  ) as ContentBlock[];
};

const hasEffect = (kind: BlockKind, sample: ContentBlock, path: string, draw: (block: ContentBlock) => string): boolean => {
  const hider = HIDDEN_BY[path];
  const base = (hider ? withField(sample, hider, () => (hider === 'mediaList' ? [] : undefined)) : sample) as ContentBlock;
  const look = draw(base);
  // What changes by itself is no effect.
  return changed(kind, base, path).some((other) => draw(other) !== look && draw(base) === look);
};

/**
 * Fields of a kind of block that change nothing, on any width of the screen and in any sample.
 * @param isElsewhere fields whose effect another test shows
 * @param draw what a block looks like, as text
 */
export const fieldsWithoutEffect = async (
  kind: BlockKind,
  isElsewhere: (path: string) => boolean,
  draw: (block: ContentBlock) => string,
): Promise<readonly string[]> => {
  const samples = BLOCK_SAMPLES[kind].map(({ block }) => block);
  const paths = [...fieldsOf(BLOCK_SCHEMAS[kind]).keys()];
  // A field that holds others has the effects of these.
  const holdsOthers = (path: string): boolean => paths.some((other) => other.startsWith(`${path}.`));
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  let waiting = paths.filter((path) => !isElsewhere(path) && !holdsOthers(path));
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    const without: string[] = [];
    for (const path of waiting) {
      // React takes many drawings within one task for an endless loop.
      await new Promise((resolve) => setTimeout(resolve));
      const setting = samples.filter((sample) => fieldsSet(sample).includes(path));
      if (!setting.some((sample) => hasEffect(kind, sample, path, draw))) without.push(path);
    }
    waiting = without;
  }
  still.remove();
  return waiting;
};
