import type { UseFormRegister } from 'react-hook-form';
import { ReadPage } from '#src/base/forms/read-page.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { SignUpName, SignUpValues } from './sign-up-values.ts';

export interface ConsentFieldsProps {
  readonly register: UseFormRegister<SignUpValues>;
  readonly problem: (name: SignUpName) => string | undefined;
  readonly loyalty: boolean;
  /** Whether the newsletter is offered with them. */
  readonly newsletter: boolean;
}

/** What has to be agreed to, and what may be. No box is ticked beforehand; in EMEA the privacy notice has one of its own. */
export const ConsentFields = ({ register, problem, loyalty, newsletter }: ConsentFieldsProps) => {
  const { t, locale } = useI18n('enrollment');
  const terms = <ReadPage page="brand-terms">{t('signUp.readTerms')}</ReadPage>;
  const privacy = <ReadPage page="privacy">{t('signUp.readPrivacy')}</ReadPage>;
  return (
    <>
      {loyalty ? (
        <Checkbox
          {...register('loyaltyTerms')}
          description={<ReadPage page="loyalty-terms">{t('signUp.readLoyaltyTerms')}</ReadPage>}
          error={problem('loyaltyTerms')}
          required
        >
          {t('signUp.loyaltyTerms')}
        </Checkbox>
      ) : null}
      <Checkbox
        {...register('brandTerms')}
        description={
          locale.emea ? (
            terms
          ) : (
            <>
              {terms} · {privacy}
            </>
          )
        }
        error={problem('brandTerms')}
        required
      >
        {t(locale.emea ? 'signUp.brandTermsOnly' : 'signUp.brandTerms')}
      </Checkbox>
      {locale.emea ? (
        <Checkbox {...register('policy')} description={privacy} error={problem('policy')} required>
          {t('signUp.policy')}
        </Checkbox>
      ) : null}
      {newsletter ? (
        <Checkbox {...register('newsletter')} description={t('signUp.newsletterHint')}>
          {t('signUp.newsletter')}
        </Checkbox>
      ) : null}
    </>
  );
};
