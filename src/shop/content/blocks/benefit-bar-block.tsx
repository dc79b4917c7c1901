import { ScriptOnce } from '@tanstack/react-router';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { BenefitBar as BenefitBarFields } from '#contract/calls/content/banners.ts';
import { LOYALTY_SHIPPING_HIDDEN_COUNTRIES } from '#contract/constants.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';
import { barScript, blockScript, closeBar, closeBlock, isBlockClosed, showBarUnlessClosed, watchClosedBlocks } from '../closed-bars.ts';
import styles from './benefit-bar-block.module.css';

export const BenefitBarBlock = ({ block }: BlockProps<'benefit-bar'>) => <BenefitBar bar={block} />;

export interface BenefitBarProps {
  readonly bar: BenefitBarFields;
  /** Over every page: its room is kept until it comes, and is known to be free before anything is painted. */
  readonly overPages?: boolean;
}

const no = (): boolean => false;

/** One promise, until it is closed; these words are then never shown again on this device (spec 3 §3, §4). */
export const BenefitBar = ({ bar, overPages = false }: BenefitBarProps) => {
  const { t, locale } = useI18n();
  const closed = useSyncExternalStore(watchClosedBlocks, () => !overPages && isBlockClosed(bar.id), no);
  useLayoutEffect(() => {
    if (overPages) showBarUnlessClosed(bar.id);
  }, [bar.id, overPages]);
  const close = overPages ? closeBar : closeBlock;
  if (bar.benefit === 'loyalty-free-shipping' && LOYALTY_SHIPPING_HIDDEN_COUNTRIES.some((country) => country === locale.country)) return null;
  const script = overPages ? barScript : blockScript;
  return (
    <aside
      className={styles.bar}
      {...blockMarks({ ...bar, kind: 'benefit-bar' })}
      hidden={closed}
      // The script beside it may have closed it before.
      suppressHydrationWarning
      data-tone="deep"
      data-print="hide"
      data-for-shoppers=""
      data-over-pages={overPages ? '' : undefined}
      data-align={bar.alignment ?? 'center'}
      aria-label={overPages ? t('benefit.label') : bar.title}
    >
      {import.meta.env.SSR ? <ScriptOnce>{script(bar.id)}</ScriptOnce> : null}
      {bar.backgroundImage ? <ProductPicture className={styles.ground} picture={bar.backgroundImage} sizes="100vw" decorative /> : null}
      {bar.logo ? <img className={styles.logo} src={bar.logo.url} alt={bar.logo.alt} height={20} /> : null}
      {bar.infoIcon ? <img className={styles.icon} src={bar.infoIcon.url} alt="" width={16} height={16} /> : null}
      <p className={styles.words}>
        <strong className={styles.title}>{bar.title}</strong>
        {bar.subtitle ? <span className={styles.subtitle}> {bar.subtitle}</span> : null}
        {bar.targets?.map((target) => (
          <span key={target.id}>
            {' '}
            <TextLink href={target.url}>{target.text}</TextLink>
          </span>
        ))}
      </p>
      {bar.showCloseButton ? (
        <IconButton className={styles.close} size="sm" label={t('benefit.close')} icon={<CloseIcon size={16} />} onClick={() => close(bar.id)} />
      ) : null}
    </aside>
  );
};
