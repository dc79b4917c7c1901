import type { ComponentType } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockKind, ContentBlock } from '#contract/calls/content/blocks.ts';
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
import { blockOf, fieldsWithoutEffect } from './testing/field-effects.ts';
import { lookOf } from './testing/look-of.ts';

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
  'targets.id': 'tells links apart',
  'items.id': 'tells items apart',
};
const isElsewhere = (kind: BlockKind, path: string): boolean => path in ELSEWHERE && !(path === 'variant' && !kind.startsWith('hero'));

/** Each drawing is a new one: what has come in since the last would be taken for an effect. */
let drawings = 0;
const draw = (block: ContentBlock): string => {
  const Block = COMPONENTS[block.kind] as ComponentType<{ block: ContentBlock; leads: boolean }>;
  return lookOf(
    renderInPage(
      <EnglishPage>
        <BlockFrame key={(drawings += 1)} block={block}>
          <Block block={block} leads={false} />
        </BlockFrame>
      </EnglishPage>,
    ),
  );
};

afterAll(() => page.viewport(414, 896));

it.each(Object.keys(COMPONENTS) as BlockKind[])(
  'every field of %s changes what is seen, read out or followed',
  async (kind) => {
    expect(await fieldsWithoutEffect(blockOf(kind, (path) => isElsewhere(kind, path), draw))).toEqual([]);
  },
  60_000,
);
