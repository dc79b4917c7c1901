import { missedPasswordRules, PASSWORD_RULE_NAMES } from '#domain/password-rules.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './password-checklist.module.css';

/** What a new password needs, ticked off while one types (spec 3 §5). `id` is for the field's description: the list is read with it. */
export const PasswordChecklist = ({ password, id }: { readonly password: string; readonly id: string }) => {
  const { t } = useI18n('enrollment', 'errors');
  const missed = missedPasswordRules(password);
  return (
    <div id={id}>
      <Text size="sm" tone="muted">
        {t('signUp.passwordRules')}
      </Text>
      <ul className={styles.rules}>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const met = !missed.includes(rule);
          return (
            <li key={rule} className={styles.rule} data-met={met ? '' : undefined}>
              <span className={styles.mark}>{met ? <CheckIcon size={14} /> : null}</span>
              <span>{t(`error.form.${rule}`)}</span>
              <span className="visually-hidden">, {t(met ? 'signUp.ruleMet' : 'signUp.ruleMissing')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
