import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { ServedCall } from './service-ports.ts';

export interface MetricsPorts {
  readonly clientAddress: (c: Context) => string;
  /** Whether the forwarding headers of a proxy are trusted. */
  readonly trustProxy?: boolean;
  /** If set, the metrics require it as a bearer token; otherwise only this machine and its private network can read them. */
  readonly token?: string | undefined;
  /** Also measures memory, processor and event loop. The collectors live as long as the process. */
  readonly measuresProcess?: boolean;
}

export interface Metrics {
  /** Counts and times one call. */
  readonly observe: (served: ServedCall) => void;
  /** The registry for a module's own metrics. */
  readonly registry: Registry;
  /** `GET /metrics` */
  readonly routes: Hono;
}

const isNear = (address: string): boolean =>
  ipaddr.isValid(address) && ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());

const FORWARDING = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP'];

/** A proxy on this machine forwards requests of any client, so its local address proves nothing. */
const isForwarded = (c: Context): boolean => FORWARDING.some((name) => c.req.header(name) !== undefined);

const isToken = (given: string | undefined, token: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Metrics for Prometheus. Labels are names of calls and codes: no path, id or personal data. */
export const createMetrics = ({ clientAddress, trustProxy = false, token, measuresProcess = true }: MetricsPorts): Metrics => {
  const registry = new Registry();
  if (measuresProcess) collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'waymark_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'waymark_refusals_total',
    help: 'Calls answered with an error code',
    labelNames: ['call', 'code'] as const,
    registers: [registry],
  });
  const replays = new Counter({
    name: 'waymark_replays_total',
    help: 'Changes whose outcome was remembered',
    labelNames: ['call'] as const,
    registers: [registry],
  });
  const routes = new Hono();
  routes.get('/metrics', async (c) => {
    const allowed = token === undefined ? isNear(clientAddress(c)) && (trustProxy || !isForwarded(c)) : isToken(c.req.header('Authorization'), token);
    if (!allowed) return c.notFound();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  });
  return {
    observe: ({ call, status, ms, code, replayed }) => {
      seconds.observe({ call, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (code !== undefined) refusals.inc({ call, code });
      if (replayed) replays.inc({ call });
    },
    registry,
    routes,
  };
};
