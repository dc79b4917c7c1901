import { useQuery } from '@tanstack/react-query';
import { isPartiallyEnrolled } from '#contract/calls/enrollment.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { profileQuery } from './shopper/use-profile.ts';

/** Reminds whoever is partially enrolled (spec 2 §4) of what is missing. Nothing where the profile is whole or cannot be read. */
export const EnrollmentPrompt = () => {
  const { t, locale } = useI18n('enrollment');
  const api = useApi();
  const { subject } = useSession();
  const { data } = useQuery(profileQuery(api, subject));
  if (!data || !isPartiallyEnrolled(data.consumerDetails)) return null;
  return (
    <Banner title={t('enroll.prompt.title')}>
      {t('enroll.prompt.text')} <TextLink href={`/${locale.id}/enroll`}>{t('enroll.welcome.go')}</TextLink>
    </Banner>
  );
};
