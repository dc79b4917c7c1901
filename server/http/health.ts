import { Hono } from 'hono';

export interface HealthPorts {
  /** By name, whether what the shop needs is there: `{ database: () => db.execute(...) }`. A rejection or silence is a no. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether it has begun to serve as fast as it will: before that a visitor would wait for what is still being read and compiled. */
  readonly isOpen: () => boolean;
  /** A stopping process takes no new work. */
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

/** `/healthz`: this process lives and has opened. `/readyz`: it can serve; 503 tells a balancer to go elsewhere. */
export const health = ({ checks, isOpen, isStopping, version, timeoutMs = 2000 }: HealthPorts): Hono => {
  const app = new Hono();
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return isOpen() ? c.json({ status: 'ok', version }) : c.json({ status: 'starting', version }, 503);
  });
  app.get('/readyz', async (c) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await within(check, timeoutMs)] as const));
    const ready = isOpen() && !isStopping() && results.every(([, passed]) => passed);
    c.header('Cache-Control', 'no-store');
    return c.json(
      { status: ready ? 'ready' : isStopping() ? 'stopping' : isOpen() ? 'not ready' : 'starting', checks: Object.fromEntries(results) },
      ready ? 200 : 503,
    );
  });
  return app;
};
