import { use } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { ProgramBanners } from '#src/account/discount-programs/program-banners.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { openTerms } from './employee-terms.ts';

/** Discounts and credits above every screen of the account. */
export const ProgramNotices = () => {
  const i18n = use(I18nContext);
  const { subject } = useSession();
  return <ProgramBanners api={useApi()} subject={subject} onTerms={() => void (i18n && openTerms(i18n))} />;
};
