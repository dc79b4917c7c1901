import { Hono } from 'hono';

export interface HealthPorts {
  /** Checks by name: `{ database: () => db.execute(...) }`. A rejection or a time-out is a failure. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Parts that the shop can serve without, by name: `/readyz` tells which of them answer, and is 200 all the same. */
  readonly parts?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether start-up has finished: earlier requests would wait for code and data to be loaded. */
  readonly isOpen: () => boolean;
  /** A stopping process accepts no new work. */
  readonly isStopping: () => boolean;
  readonly version: string;
  readonly timeoutMs?: number;
}

const within = async (check: () => Promise<unknown>, timeoutMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** `/healthz`: the process is alive and has started. `/readyz`: it can serve; a 503 tells a load balancer to use another process. */
export const health = ({ checks, parts = {}, isOpen, isStopping, version, timeoutMs = 2000 }: HealthPorts): Hono => {
  const app = new Hono();
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return isOpen() ? c.json({ status: 'ok', version }) : c.json({ status: 'starting', version }, 503);
  });
  app.get('/readyz', async (c) => {
    const ask = async (asked: HealthPorts['checks']): Promise<(readonly [string, boolean])[]> =>
      Promise.all(Object.entries(asked).map(async ([name, check]) => [name, await within(check, timeoutMs)] as const));
    const [results, others] = await Promise.all([ask(checks), ask(parts)]);
    const ready = isOpen() && !isStopping() && results.every(([, passed]) => passed);
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        status: ready ? 'ready' : isStopping() ? 'stopping' : isOpen() ? 'not ready' : 'starting',
        checks: Object.fromEntries(results),
        ...(others.length > 0 && { parts: Object.fromEntries(others) }),
      },
      ready ? 200 : 503,
    );
  });
  return app;
};
