import type { ExperimentFlag } from '#contract/calls/content/banners.ts';
import type { Target } from '#contract/calls/content/parts.ts';
import { BASELINE_VARIANT } from '#contract/calls/segment-conditions.ts';
import { TargetButton } from './block-text.tsx';
import { useChosenPlace } from './chosen-place.tsx';
import styles from './flag-target.module.css';

/** Values of the flag's variable `style`. */
const STYLES = ['primary', 'secondary'] as const;
/** Value of the variable `label` that leaves the button its own text. */
const OWN_LABEL = 'default';

/**
 * A button that a flag decides about. The document is the same for everybody, so it holds the button in every form that the flag can give it, and the one that was
 * decided on this device is chosen before the first paint, by the ChooseNow of the block that the button is in.
 */
export const FlagTarget = ({ target, flag }: { readonly target: Target; readonly flag: ExperimentFlag }) => {
  const place = useChosenPlace<HTMLSpanElement>();
  const own = target.style ?? 'primary';
  const labels = Object.entries({ ...flag.labels, [OWN_LABEL]: target.text });
  const options = labels.flatMap(([label, text]) => [...new Set([own, ...STYLES])].map((style) => ({ label, text, style })));
  return (
    <span ref={place} className={styles.place} data-choice="flag" data-flag={flag.key} data-click-event={flag.clickEvent}>
      {options.map(({ label, text, style }) => {
        const isOwn = label === OWN_LABEL && style === own;
        return (
          <span
            key={`${label}.${style}`}
            className={styles.option}
            data-option={`${label}.${style}`}
            data-name={isOwn ? BASELINE_VARIANT : style === own ? label : undefined}
            hidden={!isOwn}
            suppressHydrationWarning
          >
            <TargetButton target={{ ...target, text, style }} />
          </span>
        );
      })}
    </span>
  );
};
