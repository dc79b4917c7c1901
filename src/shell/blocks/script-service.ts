import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import type { PhotoService } from '#src/shop/content/gallery/photo-service.ts';

const services = new Map<string, PhotoService>();

/**
 * The widget of another service: its script is asked for with the container, the language and what the photos are chosen by, and fills the container
 * (spec 3 §7). What it has put there goes with the gallery.
 * @param url as the settings name it; one service for each, so that a gallery is not made again with every drawing
 */
export const scriptService = (url: string): PhotoService => {
  const known = services.get(url);
  if (known) return known;
  const scripts = new Map<string, HTMLScriptElement>();
  const service: PhotoService = {
    create: ({ containerId, locale, filter, tag }) =>
      new Promise((resolve, reject) => {
        const address = new URL(url, location.href);
        for (const [name, value] of Object.entries({ container: containerId, locale, filter, tag })) if (value) address.searchParams.set(name, value);
        const script = document.createElement('script');
        script.async = true;
        script.src = trustedScriptUrl(address.href);
        script.addEventListener('load', () => resolve(undefined));
        script.addEventListener('error', () => reject(new Error(`No script at ${address.origin}`)));
        scripts.set(containerId, script);
        document.head.append(script);
      }),
    destroy: (containerId) => {
      scripts.get(containerId)?.remove();
      scripts.delete(containerId);
      document.getElementById(containerId)?.replaceChildren();
    },
  };
  services.set(url, service);
  return service;
};
