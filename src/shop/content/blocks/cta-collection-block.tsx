import { useId } from 'react';
import { BREAKPOINT_KEYS, type BreakpointKey, NO_CTA_LINK } from '#contract/constants/content.ts';
import { type ButtonSize, ButtonLink } from '#ui/button/button.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import type { BlockProps } from '../block-props.ts';
import { newTabProps } from '../shown-targets.ts';
import styles from './cta-collection-block.module.css';

/** Small, medium, medium unless a button says otherwise (spec 3 §3). */
const USUAL_SIZES: Readonly<Record<BreakpointKey, ButtonSize>> = { sm: 'sm', md: 'md', lg: 'md' };

/** Buttons in a row that scrolls where there is no room for all of them (spec 3 §3, §9). */
export const CtaCollectionBlock = ({ block }: BlockProps<'cta-collection'>) => {
  const titleId = useId();
  const { targets, ...said } = block;
  const shown = block.linkType === NO_CTA_LINK ? [] : targets;
  const isNamed = Boolean(block.title ?? block.titleHtml);
  return (
    <BlockBand
      block={said}
      text={<BandText block={said} titleId={titleId} />}
      aria-labelledby={isNamed ? titleId : undefined}
      aria-label={isNamed ? undefined : block.name}
    >
      <ul
        className={styles.row}
        data-align-large={block.alignment?.large}
        data-align-small={block.alignment?.small ?? block.alignment?.large}
        data-equal={block.equalTargetSize ? '' : undefined}
      >
        {shown.map(({ size, ...target }, index) => (
          <li key={target.url + target.text} className={styles.slide}>
            <ButtonLink
              className={styles.button}
              href={target.url}
              variant={target.style ?? (index === 0 ? 'primary' : 'secondary')}
              {...sizeMarks(size)}
              {...newTabProps(target)}
            >
              {target.text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </BlockBand>
  );
};

const sizeMarks = (size: Readonly<Partial<Record<BreakpointKey, ButtonSize>>> = {}) =>
  Object.fromEntries(BREAKPOINT_KEYS.map((key) => [`data-size-${key}`, size[key] ?? USUAL_SIZES[key]]));
