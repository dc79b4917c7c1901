import type { ComponentProps } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ReadPage } from './read-page.tsx';

export interface SmsConsentProps {
  readonly box: ComponentProps<'input'>;
  readonly accepted: boolean;
  readonly onAccept: () => void;
  readonly required: boolean;
  readonly error?: string | undefined;
}

/** The SMS terms in words, with the button that accepts them (spec 3 §4). What was accepted can be taken back at the box. */
export const SmsConsent = ({ box, accepted, onAccept, required, error }: SmsConsentProps) => {
  const { t } = useI18n('enrollment');
  return (
    <Stack gap={2} align="start">
      <Checkbox
        {...box}
        description={
          <>
            {t('sms.terms')} <ReadPage page="sms-terms">{t('sms.readTerms')}</ReadPage>
          </>
        }
        error={error}
        required={required}
      >
        {t('sms.label')}
      </Checkbox>
      {accepted ? null : (
        <Button variant="secondary" size="sm" onClick={onAccept}>
          {t('sms.accept')}
        </Button>
      )}
    </Stack>
  );
};
