import '#contract/calls/wire-photos.gen.ts';
import type { Api } from '#src/base/api/client.ts';

const asked = new WeakMap<Api, Promise<string | undefined>>();

/** Address of the service that the shop is set to, asked for once a page; undefined: the shop's own. */
const serviceOf = (api: Api): Promise<string | undefined> => {
  const known = asked.get(api);
  if (known) return known;
  const asking = api('photo.root').then(({ service }) => service);
  asked.set(api, asking);
  asking.catch(() => asked.delete(api));
  return asking;
};

/**
 * The calls of the user photo service, answered by the shop or by the service that it is set to. For uploads that reviews have, use the page's own client:
 * reviews and their photos stay with the shop.
 */
export const photoApi = (api: Api): Api => {
  const call = async (...args: Parameters<Api>): Promise<unknown> => {
    const service = await serviceOf(api);
    if (service === undefined) return api(...args);
    const { askService } = await import('./ask-service.ts');
    return askService({ service, api }, ...args);
  };
  return call as Api;
};
