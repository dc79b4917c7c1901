import { use } from 'react';
import { useApi } from '#src/api/use-api.ts';
import { WordsContext } from '#src/i18n/use-words.ts';
import { ProgramBanners } from '#src/programs/program-banners.tsx';
import { useSession } from '#src/session/use-session.ts';
import { openTerms } from './employee-terms.ts';

/** Discounts and credits above every screen of the account. */
export const ProgramPieces = () => {
  const words = use(WordsContext);
  const { subject } = useSession();
  return <ProgramBanners api={useApi()} subject={subject} onTerms={() => void (words && openTerms(words))} />;
};
