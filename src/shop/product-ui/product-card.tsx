import { use, useState, type PointerEvent, type ReactNode } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { PlusIcon } from '#ui/icon/plus-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { FavoriteMark } from './favorite-mark.ts';
import { rememberCard } from './opened-card.ts';
import { Price } from './price.tsx';
import { priceFacts } from './price-facts.ts';
import { ProductPicture } from './product-picture.tsx';
import { colourwayHref, type HitSwatch, SwatchLinks } from './swatch-links.tsx';
import styles from './product-card.module.css';

export interface ProductCardProps {
  readonly hit: ProductHit;
  /** The `sizes` attribute of its picture. */
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** Rank of the product's name among the headings around it. */
  readonly headingLevel?: 2 | 3;
  /** Opens quick shop; a product that is coming soon offers none (spec 3 §4). */
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  /** Says that quick shop is probably wanted soon, so that its code can be fetched. */
  readonly onIntent?: (() => void) | undefined;
  /** Leaves out colours, rating and quick shop: suggestions, narrow rows. */
  readonly plain?: boolean;
  /** Stands on the picture: where else it is in stock. */
  readonly hint?: ReactNode;
}

/** A product in a list: one link over the whole card, with colours and quick shop as controls of their own above it. */
export const ProductCard = ({ hit, sizes, priority, headingLevel = 2, onQuickShop, onIntent, plain = false, hint }: ProductCardProps) => {
  const { t, number } = useI18n();
  const heart = use(FavoriteMark);
  const [shown, setShown] = useState<HitSwatch>();
  const [hovered, setHovered] = useState(false);
  const Name = `h${headingLevel}` as const;
  const picture = shown?.picture ?? hit.picture;
  const productId = shown?.productId ?? hit.productId;
  const soldOut = hit.inventory === 'OutOfStock' && !hit.comingSoon;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') setHovered(true);
  };
  return (
    <article
      className={styles.card}
      data-covered=""
      data-product={hit.id}
      onPointerEnter={enter}
      // React does not tell what is entered from a part that has not come to life.
      onPointerMove={enter}
      onPointerLeave={() => setHovered(false)}
      onClickCapture={(event) => rememberCard(event, hit, picture)}
      data-sold-out={soldOut ? '' : undefined}
    >
      <div className={styles.media}>
        <ProductPicture picture={picture} sizes={sizes} priority={priority} decorative />
        {hovered && !shown && hit.hoverPicture ? (
          <ProductPicture className={styles.hover} picture={hit.hoverPicture} sizes={sizes} over decorative />
        ) : null}
        <CardBadges hit={hit} soldOut={soldOut} />
        {hint}
        {heart ? <div className={styles.heart}>{heart({ card: hit, productId })}</div> : null}
        {onQuickShop && !plain && !hit.comingSoon ? (
          <IconButton
            className={styles.quick}
            look="solid"
            label={t('card.quickShop', { name: hit.name })}
            icon={<PlusIcon size={20} />}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => onQuickShop(hit, productId)}
          />
        ) : null}
      </div>
      <div className={styles.body}>
        {hit.eyebrow ? <p className={styles.eyebrow}>{hit.eyebrow}</p> : null}
        <Name className={styles.name}>
          <Link className={styles.link} data-cover="" href={shown ? colourwayHref(hit.url, shown.productId) : hit.url}>
            {hit.name}
          </Link>
        </Name>
        <Price price={hit.price} size={plain ? 'sm' : 'md'} hideLowestBefore={plain} />
        {plain ? null : (
          <div className={styles.foot}>
            <SwatchLinks url={hit.url} swatches={hit.swatches} shownId={productId} onShow={setShown} />
            {hit.rating.reviewsCount > 0 ? (
              <p className={styles.rating}>
                <Rating
                  score={hit.rating.score}
                  formatted={number(hit.rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                  size={13}
                />
                <span aria-hidden="true">{number(hit.rating.reviewsCount)}</span>
                <span className="visually-hidden">{t('card.reviews', { count: hit.rating.reviewsCount })}</span>
              </p>
            ) : null}
          </div>
        )}
      </div>
    </article>
  );
};

const CardBadges = ({ hit, soldOut }: { hit: ProductHit; soldOut: boolean }) => {
  const { t } = useI18n();
  const { tag } = priceFacts(hit.price, { omnibus: false });
  const marks = [
    soldOut ? <Badge key="sold-out">{t('card.soldOut')}</Badge> : null,
    hit.comingSoon ? (
      <Badge key="soon" tone="brand">
        {t('card.comingSoon')}
      </Badge>
    ) : null,
    tag === 'free' ? (
      <Badge key="free" tone="positive">
        {t('price.freeGift')}
      </Badge>
    ) : null,
    tag === 'marked-down' && !soldOut ? (
      <Badge key="sale" tone="accent">
        {t('price.markedDown')}
      </Badge>
    ) : null,
    hit.badge && !soldOut && tag === undefined ? <Badge key="badge">{hit.badge}</Badge> : null,
  ].filter((mark) => mark !== null);
  return marks.length > 0 ? <div className={styles.badges}>{marks}</div> : null;
};
