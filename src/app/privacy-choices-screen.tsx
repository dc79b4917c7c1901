import { useApi } from '#src/api/use-api.ts';
import { choose } from '#src/consent/choose.ts';
import { PrivacyChoicesPage } from '#src/consent/privacy-choices-page.tsx';
import { proofFile } from '#src/consent/proof-file.ts';
import { downloadText } from './download-text.ts';

/** Where the banner's link and the end of every page lead. */
export const PrivacyChoicesScreen = () => {
  const api = useApi();
  return <PrivacyChoicesPage choose={(granted, source) => choose(api, granted, source)} fetchProof={() => proofFile(api)} download={downloadText} />;
};
