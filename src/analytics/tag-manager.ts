import { TAG_MANAGER_SCRIPT, trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { type AnalyticsEvent, COMMERCE_EVENTS } from './events.ts';

interface DataLayerWindow {
  dataLayer?: unknown[];
}

/** Loads a tag manager's container and pushes to its data layer. Called with consent alone; a container that does not come changes nothing here. */
export const openTagManager = (id: string): ((event: AnalyticsEvent) => void) => {
  const page = globalThis as DataLayerWindow;
  const layer = (page.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${TAG_MANAGER_SCRIPT}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
  return ({ name, params }) => {
    // What an earlier event carried would be taken over into this one.
    if (COMMERCE_EVENTS.includes(name)) layer.push({ ecommerce: null }, { event: name, ecommerce: params });
    else layer.push({ event: name, ...params });
  };
};
