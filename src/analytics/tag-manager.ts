import { TAG_MANAGER_SCRIPT, trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { type AnalyticsEvent, COMMERCE_EVENTS } from './events.ts';

/** Cookies that a container's tags leave under the shop's own name. */
const COOKIES = /^_g(?:a|id|at|cl)/;

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

/** The consent was withdrawn: deletes the cookies of the container's tags, and loads the page anew, since a script that runs cannot be taken back. */
export const closeTagManager = (): void => {
  const names = document.cookie.split('; ').flatMap((cookie) => (COOKIES.test(cookie) ? [cookie.split('=')[0] ?? ''] : []));
  // They are set for the whole site of a shop, whichever of its hosts this is.
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const name of names) for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  location.reload();
};
