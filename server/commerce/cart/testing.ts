import { v7 as uuidv7 } from 'uuid';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import type { Cart } from '#contract/cart.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { createIdempotencyStore, type SagaKeys } from '#server/platform/idempotency/store.ts';
import { createCartReader } from './handlers.ts';
import type { CartPorts } from './ports.ts';
import { findTestVariants } from './testing-variants.ts';

export interface Answer<T = Cart> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
  /** Code of a refusal. */
  readonly code: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly ifMatch?: number;
  /** Tag of the cart that the client holds. */
  readonly holds?: string;
  readonly locale?: string;
}

/** The service as shoppers see it, on a database filled by `fillShop`. */
export const openTestShop = (
  db: Db,
  handlersOf: (ports: CartPorts, keys: SagaKeys) => Partial<AllHandlers>,
  overrides: Partial<ServicePorts> = {},
) => {
  const ports: CartPorts = { findVariants: findTestVariants };
  const base = makeServicePorts(db, overrides);
  const keys = createIdempotencyStore({ readCart: createCartReader(ports, base.clock), secret: 'test' });
  const app = createPartialService({ ...base, idempotency: keys }, handlersOf(ports, keys));
  /** Calls as one shopper; every change gets a key of its own unless one is given. */
  const as =
    (subject: string) =>
    async <T = Cart>(
      method: string,
      path: string,
      { query = {}, body, key = uuidv7(), ifMatch, holds, locale = 'en-us' }: CallOptions = {},
    ): Promise<Answer<T>> => {
      const response = await app.request(`${TEST_ORIGIN}${path}?${new URLSearchParams({ locale, ...query })}`, {
        method,
        headers: {
          Cookie: `subject=${subject}`,
          Origin: TEST_ORIGIN,
          ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
          ...(holds === undefined ? {} : { 'X-Waymark-Holds': holds }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const parsed = (await response.json()) as T;
      const detail = response.status >= 400 ? (parsed as ApiErrorBody).errorDetails[0] : undefined;
      return { status: response.status, body: parsed, headers: response.headers, code: detail?.errorId, details: detail?.details };
    };
  return { app, as, ports, keys };
};
