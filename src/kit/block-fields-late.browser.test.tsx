import type { ComponentType, ReactNode } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockKind, ContentBlock } from '#contract/calls/content/blocks.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { EventBlock } from '#src/shell/blocks/event-block.tsx';
import { NewsletterBlock } from '#src/shell/blocks/newsletter-block.tsx';
import { BlockFrame } from '#src/shop/content/block-frame.tsx';
import { preloadBlocks } from '#src/shop/content/block-list.tsx';
import { BlockPlaceContext, type BlockPlace, type HandedInBlock, HandedInContext } from '#src/shop/content/block-ports.ts';
import { ArticleBlock } from '#src/shop/content/blocks/article-block.tsx';
import { ArticleGridBlock } from '#src/shop/content/blocks/article-grid-block.tsx';
import { DialogBlock } from '#src/shop/content/blocks/dialog-block.tsx';
import { RecommendationBlock } from '#src/shop/content/blocks/recommendation-block.tsx';
import { UpsellBlock } from '#src/shop/content/blocks/upsell-block.tsx';
import { VideoBlock } from '#src/shop/content/blocks/video-block.tsx';
import { ChoiceBlock } from '#src/shop/content/choice-block.tsx';
import ContentDialog from '#src/shop/content/content-dialog/content-dialog.tsx';
import { FilterByBlock } from '#src/shop/content/filter-by-block.tsx';
import { PhotoGallery } from '#src/shop/content/gallery/photo-gallery.tsx';
import { type PhotoService, PhotoServiceContext } from '#src/shop/content/gallery/photo-service.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { BLOCK_SAMPLES } from './block-samples/block-samples.ts';
import { FILTER_PLACE } from './block-samples/choices.ts';
import { SampleSpend } from './sample-spend.tsx';
import { blockOf, fieldsWithoutEffect } from './testing/field-effects.ts';
import { lookOf } from './testing/look-of.ts';

type Drawn = ComponentType<{ block: never; leads: boolean }>;

/** A dialog block in its place, and what it opens. */
const Dialog = ({ block }: { readonly block: Extract<ContentBlock, { readonly kind: 'dialog' }> }) => (
  <>
    <DialogBlock block={block} leads={false} />
    {/* Outside of the place that it is opened from. */}
    <div>
      <ContentDialog props={{ block }} close={() => undefined} />
    </div>
  </>
);

/** Kinds that ask, choose, load or know the shopper. Those that always look alike are in block-fields.browser.test.tsx. */
const COMPONENTS: Partial<Record<BlockKind, Drawn>> = {
  video: VideoBlock,
  'article-page': ArticleBlock,
  'article-grid': ArticleGridBlock,
  dialog: Dialog,
  'event-dialog': EventBlock,
  'newsletter-form': NewsletterBlock,
  upsell: UpsellBlock,
  'recommendation-carousel': RecommendationBlock,
  'user-photo-gallery': PhotoGallery,
  'user-photo-gallery-filter': PhotoGallery,
  'pdp-ugc-gallery': PhotoGallery,
  'spend-banner-athlete': SampleSpend,
  'associate-discount-banner': SampleSpend,
  'prosumer-banner': SampleSpend,
  experience: ChoiceBlock,
  segmentation: ChoiceBlock,
  'filter-by': FilterByBlock,
};

/** Fields whose effect is not to be seen in one look; the value says where it is tested or why there is none. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'tells blocks apart',
  kind: 'chooses the component',
  name: 'for editors and reports',
  isFullWidth: 'of a dialog: dialog-block.browser.test.tsx',
  containerId: 'photo-gallery.browser.test.tsx',
  filter: 'photo-gallery.browser.test.tsx',
  productId: 'photo-gallery.browser.test.tsx',
  eventId: 'event-block.browser.test.tsx',
  enablePlusOne: 'event-block.browser.test.tsx',
  submitCtaLabel: 'event-block.browser.test.tsx',
  confirmationTitle: 'event-block.browser.test.tsx',
  confirmationSubtitle: 'event-block.browser.test.tsx',
  rows: 'articles.db.test.ts: the server lays in the first page',
  'cloudinaryAsset.cloudName': 'film-sources.test.ts: no host is asked unless the settings name one',
  'cloudinaryAsset.publicId': 'film-sources.test.ts',
  'sections.id': 'names the place of a section',
  'tags.id': 'tells tags apart',
  'items.id': 'tells items apart',
};

/** In a dialog block the fields of an event are those that the form is given. */
const isElsewhere = (kind: BlockKind, path: string): boolean => {
  if (kind === 'dialog') return path === 'isFullWidth' || (path in ELSEWHERE && ELSEWHERE[path] !== ELSEWHERE['eventId']);
  return path in ELSEWHERE && path !== 'isFullWidth';
};

/** The form of a dialog is that of another kind: here it says what it is given. */
const FormStub: HandedInBlock = ({ block }) => <pre>{JSON.stringify(block)}</pre>;
const waiting = new Promise<never>(() => undefined);
const noAnswer = (() => waiting) as unknown as Api;
const service: PhotoService = { create: () => waiting, destroy: () => undefined };

const Surroundings = ({ place, children }: { readonly place: BlockPlace; readonly children: ReactNode }) => (
  <WithApi api={noAnswer}>
    <EnglishPage>
      <BlockPlaceContext value={place}>
        <PhotoServiceContext value={service}>
          <HandedInContext value={FormStub}>{children}</HandedInContext>
        </PhotoServiceContext>
      </BlockPlaceContext>
    </EnglishPage>
  </WithApi>
);

/** Each drawing is a new one: what has come in since the last would be taken for an effect. */
let drawings = 0;
const draw = (block: ContentBlock): string => {
  const Block = COMPONENTS[block.kind] as ComponentType<{ block: ContentBlock; leads: boolean }>;
  return lookOf(
    renderInPage(
      <Surroundings key={(drawings += 1)} place={block.kind === 'filter-by' ? FILTER_PLACE : {}}>
        <BlockFrame block={block}>
          <Block block={block} leads={false} />
        </BlockFrame>
      </Surroundings>,
    ),
  );
};

afterAll(() => page.viewport(414, 896));

it.each(Object.keys(COMPONENTS) as BlockKind[])(
  'every field of %s changes what is seen, read out, followed or reported',
  async (kind) => {
    // What comes with a script of its own is there before anything is compared.
    await preloadBlocks(BLOCK_SAMPLES[kind].map(({ block }) => ({ ...block })));
    expect((await fieldsWithoutEffect(blockOf(kind, (path) => isElsewhere(kind, path), draw))).join(' ')).toBe('');
  },
  60_000,
);
