import type { ProductHit } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Link } from '#ui/link/link.tsx';
import { Swatch } from '#ui/radio-group/swatch.tsx';
import styles from './swatch-links.module.css';

export type HitSwatch = ProductHit['swatches'][number];

/** The address of a product in one of its colours: a colourway has its own id in the place of the style's. */
export const colourwayHref = (url: string, productId: string): string => url.replace(/[A-Z0-9]{8,11}(?=$|[?#])/, productId);

const SHOWN = 5;

/** The colours of a product as links to it in that colour; a pointer or the focus on one shows it on the card. */
export const SwatchLinks = ({
  url,
  swatches,
  shownId,
  onShow,
}: {
  url: string;
  swatches: readonly HitSwatch[];
  shownId: string;
  onShow: (swatch: HitSwatch) => void;
}) => {
  const { t } = useI18n();
  if (swatches.length < 2) return null;
  const shown = swatches.slice(0, swatches.length > SHOWN + 1 ? SHOWN : swatches.length);
  const more = swatches.length - shown.length;
  return (
    <ul className={styles.list} aria-label={t('card.colours', { count: swatches.length })}>
      {shown.map((swatch) => (
        <li key={swatch.productId}>
          <Link
            href={colourwayHref(url, swatch.productId)}
            className={styles.swatch}
            aria-label={swatch.available ? swatch.label : t('card.colourSoldOut', { colour: swatch.label })}
            title={swatch.label}
            data-shown={swatch.productId === shownId ? '' : undefined}
            data-sold-out={swatch.available ? undefined : ''}
            onPointerEnter={() => onShow(swatch)}
            onFocus={() => onShow(swatch)}
          >
            <Swatch colors={swatch.swatch} />
          </Link>
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
        </li>
      ) : null}
    </ul>
  );
};
