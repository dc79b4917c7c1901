import type { ComponentType } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BLOCK_SCHEMAS, contentBlockSchema, type BlockKind, type ContentBlock } from '#contract/calls/content/blocks.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { BlockFrame } from '#src/shop/content/block-frame.tsx';
import { BenefitBarBlock } from '#src/shop/content/blocks/benefit-bar-block.tsx';
import { CategoryCardBlock } from '#src/shop/content/blocks/category-card-block.tsx';
import { CollectionBlock } from '#src/shop/content/blocks/collection-block.tsx';
import { CtaCollectionBlock } from '#src/shop/content/blocks/cta-collection-block.tsx';
import { HeroBlock } from '#src/shop/content/blocks/hero-block.tsx';
import { IconAndTextBlock } from '#src/shop/content/blocks/icon-and-text-block.tsx';
import { LinkedCardBlock } from '#src/shop/content/blocks/linked-card-block.tsx';
import { MenuBannerBlock } from '#src/shop/content/blocks/menu-banner-block.tsx';
import { SecondaryNavBlock } from '#src/shop/content/blocks/secondary-nav-block.tsx';
import { SpacerBlock } from '#src/shop/content/blocks/spacer-block.tsx';
import { SplitBannerBlock } from '#src/shop/content/blocks/split-banner-block.tsx';
import { VerticalListBlock } from '#src/shop/content/blocks/vertical-list-block.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';
import { lookOf } from './testing/look-of.ts';
import { fieldsOf, fieldsSet, valuesOf, withField } from './testing/schema-fields.ts';

const COMPONENTS: Partial<Record<BlockKind, ComponentType<never>>> = {
  hero: HeroBlock,
  'hero-product-overlay': HeroBlock,
  'split-banner': SplitBannerBlock,
  'linked-card': LinkedCardBlock,
  'category-card': CategoryCardBlock,
  'menu-banner': MenuBannerBlock,
  'benefit-bar': BenefitBarBlock,
  collection: CollectionBlock,
  'vertical-list': VerticalListBlock,
  'cta-collection': CtaCollectionBlock,
  'icon-and-text': IconAndTextBlock,
  spacer: SpacerBlock,
  'secondary-nav': SecondaryNavBlock,
};

/** Fields whose effect is not to be seen in one look, by path; the value says where it is tested or why there is none. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'tells blocks apart',
  kind: 'chooses the component',
  name: 'for editors and reports; `[stacked]` in collection-layout.test.ts',
  variant: 'of a hero there is one',
  hoverColor: 'vertical-list-block.browser.test.tsx',
  'experimentFlag.key': 'flag-target.browser.test.tsx',
  'experimentFlag.labels': 'flag-target.browser.test.tsx',
  'experimentFlag.clickEvent': 'flag-target.browser.test.tsx',
  benefit: 'benefit-bar-block.browser.test.tsx',
  'breakpoints.autorotateTime': 'collection-layout.test.ts',
  type: 'collection-layout.test.ts',
  'targets.id': 'tells links apart',
  'items.id': 'tells items apart',
};
const isElsewhere = (kind: BlockKind, path: string): boolean =>
  path in ELSEWHERE && !(path === 'variant' && !kind.startsWith('hero')) && !(path === 'type' && kind !== 'collection');

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

const draw = (block: ContentBlock): string => {
  const Block = COMPONENTS[block.kind] as ComponentType<{ block: ContentBlock; leads: boolean }>;
  return lookOf(
    renderInPage(
      <EnglishPage>
        <BlockFrame key={JSON.stringify(block)} block={block}>
          <Block block={block} leads={false} />
        </BlockFrame>
      </EnglishPage>,
    ),
  );
};

/** The block without the field, and with every other value that it may have. */
const changed = (kind: BlockKind, block: ContentBlock, path: string): ContentBlock[] => {
  const schema = fieldsOf(BLOCK_SCHEMAS[kind]).get(path)!;
  const another = (before: unknown): unknown => {
    if (Array.isArray(before)) return [];
    if (typeof before === 'number') return before / 2;
    if (typeof before === 'string') return 'Another';
    // A link or a picture that must be there becomes that of something else.
    return typeof before === 'object' ? { ...before, url: '#another', key: 'another' } : undefined;
  };
  const values = [undefined, ...valuesOf(schema)].map((value) => withField(block, path, () => value));
  return [...values, withField(block, path, another)].filter((candidate) => contentBlockSchema.safeParse(candidate).success) as ContentBlock[];
};

const hasEffect = (kind: BlockKind, sample: ContentBlock, path: string): boolean => {
  const hider = HIDDEN_BY[path];
  const base = (hider ? withField(sample, hider, () => (hider === 'mediaList' ? [] : undefined)) : sample) as ContentBlock;
  const look = draw(base);
  return changed(kind, base, path).some((other) => draw(other) !== look);
};

afterAll(() => page.viewport(414, 896));

it.each(Object.keys(COMPONENTS) as BlockKind[])(
  'every field of %s changes what is seen, read out or followed',
  async (kind) => {
    const samples = BLOCK_SAMPLES[kind].map(({ block }) => block);
    const paths = [...fieldsOf(BLOCK_SCHEMAS[kind]).keys()];
    // A field that holds others has the effects of these.
    const holdsOthers = (path: string): boolean => paths.some((other) => other.startsWith(`${path}.`));
    let waiting = paths.filter((path) => !isElsewhere(kind, path) && !holdsOthers(path));
    for (const width of WIDTHS) {
      await page.viewport(width, 900);
      const without: string[] = [];
      for (const path of waiting) {
        // React takes many drawings within one task for an endless loop.
        await new Promise((resolve) => setTimeout(resolve));
        const setting = samples.filter((sample) => fieldsSet(sample).includes(path));
        if (!setting.some((sample) => hasEffect(kind, sample, path))) without.push(path);
      }
      waiting = without;
    }
    expect(waiting).toEqual([]);
  },
  60_000,
);
