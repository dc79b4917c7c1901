import { ScriptOnce } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { BenefitBar as BenefitBarFields } from '#contract/calls/content/banners.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { useWords } from '#src/base/i18n/use-words.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { BENEFIT_CLOSED_KEY } from './preference-keys.ts';
import { closeBenefitBar, showBenefitBarUnlessClosed } from './preferences.ts';
import styles from './benefit-bar.module.css';

/** Before the server's bar is painted: what was closed (preferences-script.tsx) may have been another. */
const showUnlessClosed = (id: string): string =>
  `try{if(localStorage.getItem('${BENEFIT_CLOSED_KEY}')!==${JSON.stringify(id).replaceAll('<', String.raw`\u003c`)})delete document.documentElement.dataset.benefit}catch(e){}`;

/** One promise over everything, until it is closed; these words are then never shown again on this device (spec 3 §4). */
export const BenefitBar = ({ bar }: { bar: BenefitBarFields }) => {
  const { t } = useWords();
  useLayoutEffect(() => showBenefitBarUnlessClosed(bar.id), [bar.id]);
  return (
    <aside
      className={styles.bar}
      data-tone="deep"
      data-print="hide"
      data-for-shoppers=""
      data-align={bar.alignment ?? 'center'}
      aria-label={t('benefit.label')}
    >
      <ScriptOnce>{import.meta.env.SSR ? showUnlessClosed(bar.id) : ''}</ScriptOnce>
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
        <IconButton
          className={styles.close}
          size="sm"
          label={t('benefit.close')}
          icon={<CloseIcon size={16} />}
          onClick={() => closeBenefitBar(bar.id)}
        />
      ) : null}
    </aside>
  );
};
