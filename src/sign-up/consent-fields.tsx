import type { UseFormRegister } from 'react-hook-form';
import { useWords } from '#src/i18n/use-words.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import type { SignUpName, SignUpValues } from './sign-up-values.ts';

export interface ConsentFieldsProps {
  readonly register: UseFormRegister<SignUpValues>;
  readonly problem: (name: SignUpName) => string | undefined;
  readonly loyalty: boolean;
}

/** A text of the shop, beside the form: what was typed stays. */
const Read = ({ page, children }: { readonly page: string; readonly children: string }) => {
  const { locale } = useWords();
  return (
    <TextLink href={`/${locale.id}/${page}`} target="_blank">
      {children}
    </TextLink>
  );
};

/** What has to be agreed to, and what may be. No box is ticked beforehand; in EMEA the privacy notice has one of its own. */
export const ConsentFields = ({ register, problem, loyalty }: ConsentFieldsProps) => {
  const { t, locale } = useWords('enrollment');
  const terms = <Read page="terms">{t('signUp.readTerms')}</Read>;
  const privacy = <Read page="privacy">{t('signUp.readPrivacy')}</Read>;
  return (
    <>
      {loyalty ? (
        <Checkbox
          {...register('loyaltyTerms')}
          description={<Read page="loyalty-terms">{t('signUp.readLoyaltyTerms')}</Read>}
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
      <Checkbox {...register('newsletter')} description={t('signUp.newsletterHint')}>
        {t('signUp.newsletter')}
      </Checkbox>
    </>
  );
};
