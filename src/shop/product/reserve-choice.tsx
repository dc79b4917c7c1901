import { ASIDE_HOURS } from '#contract/constants.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import styles from './reserve-choice.module.css';

export interface ReserveChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the store is to put it aside. The shop alone can say that it is: out of its reach the wish waits with the addition. */
export const ReserveChoice = ({ checked, onChange }: ReserveChoiceProps) => {
  const i18n = useI18n('shop');
  const offline = useOffline();
  return (
    <Checkbox
      className={styles.reserve}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      description={offline ? i18n.t('pickup.reserveLater') : i18n.t('pickup.reserveFor', { hours: ASIDE_HOURS })}
    >
      {i18n.t('pickup.reserve')}
    </Checkbox>
  );
};
