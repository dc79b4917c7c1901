import { ASIDE_HOURS } from '#contract/constants.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import styles from './reserve-choice.module.css';

export interface ReserveChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the store is to put it aside. The shop alone can say that it is: out of its reach the wish waits with the addition. */
export const ReserveChoice = ({ checked, onChange }: ReserveChoiceProps) => {
  const words = useWords('shop');
  const offline = useOffline();
  return (
    <Checkbox
      className={styles.reserve}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      description={offline ? words.t('pickup.reserveLater') : words.t('pickup.reserveFor', { hours: ASIDE_HOURS })}
    >
      {words.t('pickup.reserve')}
    </Checkbox>
  );
};
