import type { CallName } from '#contract/calls/calls.ts';
import type { Api } from '#contract/client/client.ts';

/**
 * Development: what the shop's own contract says of an answer that this page's contract refuses. Where the shop takes it, the page is older than the shop;
 * otherwise the shop's answer is wrong.
 */
export const shopVerdict = async (api: Api, name: CallName, response: unknown): Promise<string> => {
  const { valid, problems } = await api('fapi.validateResponse', { params: { contract: name }, body: { response } });
  if (valid) return `${name}: the shop takes this answer for valid; reload the page`;
  return `${name}: the shop, too, takes its answer for wrong: ${problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`;
};
