import { consent } from './consent.ts';

/** Below a locale. The banner is not shown beside the page that asks the same. */
export const PRIVACY_PATH = 'privacy-choices';

/** Whether the shopper is to be asked on this page, as preferences-script.tsx decides it before the first paint. */
const isAsked = (address: string): boolean => {
  const { emea, choice, preview } = consent.facts();
  return emea && !choice && !preview && !address.includes(`/${PRIVACY_PATH}`);
};

/** Shows or hides the banner that stands in the document. */
export const showBannerIfAsked = (address: string = location.pathname): void => {
  if (isAsked(address)) delete document.documentElement.dataset.consent;
  else document.documentElement.dataset.consent = '';
};
