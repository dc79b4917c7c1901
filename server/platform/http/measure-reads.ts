import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadFigures } from '#server/platform/db/reads.ts';

/** How far the standby is behind, and where reads that may lag went. Without a standby there is nothing to tell. */
export const measureReads = (registry: Registry, figures: () => ReadFigures): void => {
  if (!figures().hasStandby) return;
  const lag: Gauge = new Gauge({
    name: 'waymark_standby_lag_seconds',
    help: 'How old what the standby shows may be',
    registers: [registry],
    collect: () => lag.set(figures().lagMs / 1000),
  });
  const used: Gauge = new Gauge({
    name: 'waymark_standby_used',
    help: 'Whether reads go to the standby now',
    registers: [registry],
    collect: () => used.set(figures().isUsed ? 1 : 0),
  });
  const reads: Counter<'server'> = new Counter({
    name: 'waymark_lagging_reads_total',
    help: 'Reads that may lag, by the server that answered',
    labelNames: ['server'] as const,
    registers: [registry],
    collect: () => {
      const { standby, primary } = figures();
      reads.reset();
      reads.inc({ server: 'standby' }, standby);
      reads.inc({ server: 'primary' }, primary);
    },
  });
};
