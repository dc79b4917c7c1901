import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { findTestVariants } from '#server/commerce/cart/testing-variants.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { serviceHandlers } from '#server/diagnostics/handlers.ts';
import type { Refused } from './case.ts';
import type { CodeShop } from './shop.ts';

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to a service with ports and handlers of its own: for what comes before any handler, and for handlers that fail. */
export const serves = async (
  { db, clock }: CodeShop,
  path: string,
  { method, body, headers = {} }: Sent = {},
  ports: Partial<ServicePorts> = {},
  more: Partial<AllHandlers> = {},
): Promise<Refused> => {
  const handlers = { ...serviceHandlers(), ...cartHandlers({ findVariants: findTestVariants }), ...more };
  const service = createPartialService(makeServicePorts(db, { clock, ...ports }), handlers);
  const response = await service.request(`${TEST_ORIGIN}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { Cookie: 'subject=ann', Origin: TEST_ORIGIN, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { errorDetails?: readonly { errorId: string }[] };
  return { status: response.status, code: answer.errorDetails?.[0]?.errorId, body: answer };
};
