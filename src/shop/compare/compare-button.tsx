import type { FavoriteMarkProps } from '#src/shop/product-ui/favorite-mark.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CompareIcon } from '#ui/icon/compare-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './compare-button.module.css';
import { comparePath } from './compare-paths.ts';
import { compared, MOST_COMPARED } from './compared.ts';
import { useIsCompared } from './use-compared.ts';

export interface CompareButtonProps extends Pick<FavoriteMarkProps, 'card' | 'productId' | 'look'> {
  /** Fetches a product's details, so that they are on the device before the network goes. */
  readonly onMark: (id: string) => void;
  readonly onOpen: (path: string) => void;
}

/** Marks a product for comparison, or takes the mark off. Answers at once, with or without a network; a fifth product is refused with the way to the four. */
export const CompareButton = ({ card, productId, look = 'solid', onMark, onOpen }: CompareButtonProps) => {
  const { t, locale } = useI18n('discovery');
  const isMarked = useIsCompared(card.id);
  const action = { label: t('compare.open'), onPress: () => onOpen(comparePath(locale.id)) };
  const toggle = (): void => {
    if (isMarked) {
      compared.remove(card.id);
      return;
    }
    if (!compared.add('variants' in card ? hitOfDetails(card, productId) : card)) {
      showToast({ title: t('compare.full', { most: MOST_COMPARED }), text: t('compare.fullText'), kind: 'warning', action });
      return;
    }
    onMark(card.id);
    showToast({ title: t('compare.added', { count: compared.state().length, name: card.name }), kind: 'success', action });
  };
  return (
    <IconButton
      className={styles.button}
      look={look}
      label={t('compare.mark', { name: card.name })}
      aria-pressed={isMarked}
      icon={<CompareIcon size={20} />}
      onClick={toggle}
    />
  );
};
