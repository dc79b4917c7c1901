import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { type ComparedProduct, type CompareRow, compareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  /** Leaves out what is the same of all. */
  readonly onlyDifferences: boolean;
  readonly onRemove: (product: ComparedProduct) => void;
}

/** The products in columns, their properties in rows; a row in which they differ is marked. Scrolls sideways where it is wider than the screen. */
export const CompareTable = ({ products, onlyDifferences, onRemove }: CompareTableProps) => {
  const i18n = useI18n('discovery', 'shop');
  const { t } = i18n;
  const rows = compareRows(i18n, products).filter(({ differs }) => differs || !onlyDifferences);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroller} role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{t('compare.property')}</span>
            </th>
            {products.map((product) => (
              <th key={product.card.id} scope="col" className={styles.product}>
                <ProductPicture picture={product.card.picture} sizes="12rem" decorative />
                <TextLink href={product.card.url}>{product.card.name}</TextLink>
                <IconButton
                  className={styles.remove}
                  look="solid"
                  size="sm"
                  label={t('compare.remove', { name: product.card.name })}
                  icon={<CloseIcon size={16} />}
                  onClick={() => onRemove(product)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} products={products} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ row: { label, values, differs }, products }: { readonly row: CompareRow; readonly products: readonly ComparedProduct[] }) => {
  const { t } = useI18n('discovery');
  return (
    <tr className={styles.row} data-differs={differs ? '' : undefined}>
      <th scope="row" className={styles.label}>
        {label}
        {differs ? <span className="visually-hidden"> {t('compare.differs')}</span> : null}
      </th>
      {values.map((value, index) => (
        <td key={products[index]?.card.id} className={styles.value}>
          {value === undefined ? <span className={styles.unknown}>{t('compare.unknown')}</span> : value === '' ? '–' : value}
        </td>
      ))}
    </tr>
  );
};
