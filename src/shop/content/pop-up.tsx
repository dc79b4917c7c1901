import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NEWSLETTER_POPUP_MARKER, POPUP_DELAY_MS } from '#contract/constants/content.ts';
import type { PopUp as PopUpBlock } from '#contract/calls/content/dialogs.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { groundProps } from './block-ground.ts';
import { blockMarks } from './block-marks.ts';
import styles from './pop-up.module.css';
import { useCovering } from './use-covering.ts';

/** For whoever measures: what happened to which pop-up (spec 3 §4, §7). */
export interface PopUpEvent {
  readonly what: 'impression' | 'expand' | 'click';
  readonly name: string;
  /** Newsletter where the name says so, otherwise Account (spec 2 §2). */
  readonly tracked: 'Newsletter' | 'Account';
  /** Of the button that was pressed. */
  readonly text?: string;
}

export interface PopUpProps {
  readonly popUp: PopUpBlock;
  /** Closed for good. */
  readonly onClose: () => void;
  readonly onEvent: (event: PopUpEvent) => void;
}

/** While a pointer is on the line, its buttons stay where they are: a press whose button moves away is lost. Looked at so often. */
const STILL_MS = 250;

/**
 * An offer at the edge of the page: a line at first, whole after its delay. It takes neither focus nor the page, and steps aside while it
 * would lie over what is bought.
 */
export const PopUp = ({ popUp, onClose, onEvent }: PopUpProps) => {
  const { t } = useI18n('stores');
  const [expanded, setExpanded] = useState(false);
  const place = useRef<HTMLElement>(null);
  const isCovering = useCovering(place);
  const {
    name,
    delay = POPUP_DELAY_MS,
    title,
    minimizedTitle = title,
    maximizedTitle = title,
    disclaimer,
    targets,
    logo,
    logoSize,
    backgroundColor,
  } = popUp;
  const tracked = name.toLowerCase().includes(NEWSLETTER_POPUP_MARKER) ? 'Newsletter' : 'Account';
  const tell = useEffectEvent((what: PopUpEvent['what']) => onEvent({ what, name, tracked }));
  const expand = (): void => {
    setExpanded(true);
    onEvent({ what: 'expand', name, tracked });
  };
  const grow = useEffectEvent(() => {
    if (!expanded) expand();
  });
  useEffect(() => {
    tell('impression');
    let timer = setTimeout(function due() {
      if (place.current?.matches(':hover, :active')) timer = setTimeout(due, STILL_MS);
      else grow();
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <aside
      ref={place}
      {...blockMarks({ kind: 'pop-up' })}
      {...groundProps(backgroundColor, styles.popUp)}
      data-covering={isCovering ? '' : undefined}
      aria-label={t('popup.label')}
      data-expanded={expanded ? '' : undefined}
      data-print="hide"
    >
      {expanded ? (
        <div className={styles.whole} role="status">
          {logo ? <img className={styles.logo} data-size={logoSize ?? 'small'} src={logo.url} alt={logo.alt} /> : null}
          <h2 className={styles.title}>{maximizedTitle}</h2>
          {disclaimer ? <p className={styles.disclaimer}>{disclaimer}</p> : null}
          <div className={styles.targets}>
            {targets.map((target, index) => (
              <ButtonLink
                // oxlint-disable-next-line react/no-array-index-key -- two buttons may lead to one place
                key={index}
                size="sm"
                href={target.url}
                onClick={() => {
                  onEvent({ what: 'click', name, tracked, text: target.text });
                  onClose();
                }}
              >
                {target.text}
              </ButtonLink>
            ))}
          </div>
        </div>
      ) : (
        <button type="button" className={styles.small} onClick={expand} aria-label={t('popup.open', { title: minimizedTitle })}>
          {minimizedTitle}
        </button>
      )}
      <IconButton className={styles.close} size="sm" label={t('popup.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
    </aside>
  );
};
