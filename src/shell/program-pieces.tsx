import { use } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { WordsContext } from '#src/base/i18n/use-words.ts';
import { ProgramBanners } from '#src/account/discount-programs/program-banners.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { openTerms } from './employee-terms.ts';

/** Discounts and credits above every screen of the account. */
export const ProgramPieces = () => {
  const words = use(WordsContext);
  const { subject } = useSession();
  return <ProgramBanners api={useApi()} subject={subject} onTerms={() => void (words && openTerms(words))} />;
};
