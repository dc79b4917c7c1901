import { useApi } from '#src/base/api/use-api.ts';
import { choose } from '#src/base/consent/choose.ts';
import { PrivacyChoicesPage } from '#src/base/consent/privacy-choices-page.tsx';
import { proofFile } from '#src/base/consent/proof-file.ts';
import { downloadText } from './download-text.ts';

/** Where the banner's link and the end of every page lead. */
export const PrivacyChoicesScreen = () => {
  const api = useApi();
  return <PrivacyChoicesPage choose={(granted, source) => choose(api, granted, source)} fetchProof={() => proofFile(api)} download={downloadText} />;
};
