import type { ContentPage } from '#contract/calls/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { InFirstPaint } from '#ui/first-paint/in-first-paint.tsx';
import { Blocks, type BlocksProps } from './block-list.tsx';
import { bringHeading, knownBlocks } from './known-blocks.ts';

/** The home page. Its first heading is the hero's; where no block brings one it is the shop's promise, read out only. */
export const HomePage = ({ page, ...actions }: { page: ContentPage | undefined } & Omit<BlocksProps, 'blocks'>) => {
  const { t } = useI18n();
  const blocks = page?.blocks ?? [];
  const hasHeading = bringHeading(knownBlocks(blocks));
  return (
    <>
      {hasHeading ? null : <h1 className="visually-hidden">{t('home.title')}</h1>}
      <Blocks blocks={blocks} firstEnd={<InFirstPaint id="first-block-end" />} {...actions} />
    </>
  );
};
