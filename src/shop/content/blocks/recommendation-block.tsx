import { RECOMMENDATION_STEPS } from '#contract/constants/content.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { recMarks } from '#src/personalisation/rec-marks.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import type { BlockProps } from '../block-props.ts';

const PX_PER_REM = 16;

/** Products that a recommendation chose, in a row: six at a time, or four, and three on medium screens (spec 3 §9). */
export const RecommendationBlock = ({ block, onQuickShop, onIntent }: BlockProps<'recommendation-carousel'>) => {
  const { locale } = useI18n();
  const { title, items, variant = '4-cards', impressionLimit } = block;
  if (items.length === 0) return null;
  const isSix = variant === '6-cards';
  const { sixCards, standard } = settingsFor(locale.id).recommendationCardWidths;
  const width = (isSix ? sixCards : standard) / PX_PER_REM;
  return (
    <BlockBand block={block} as="div" data-list={block.id} data-list-name={block.name} {...recMarks(items[0]?.recommendationId, impressionLimit)}>
      <Carousel
        label={title ?? block.name}
        header={<BandText block={block} />}
        small={{ inView: 1.5, width: Math.min(width, 12.5) }}
        medium={{ inView: 3, width, step: RECOMMENDATION_STEPS.medium }}
        large={{ inView: isSix ? 6 : 4, width, step: isSix ? RECOMMENDATION_STEPS.sixCards : RECOMMENDATION_STEPS.others }}
        indicators="bar"
      >
        {items.map(({ id, hit }) => (
          <ProductCard
            key={id}
            hit={hit}
            sizes={`${isSix ? sixCards : standard}px`}
            headingLevel={title ? 3 : 2}
            onQuickShop={onQuickShop}
            onIntent={onIntent}
            plain={isSix}
          />
        ))}
      </Carousel>
    </BlockBand>
  );
};
