import { type Logger, pino } from 'pino';

/** JSON lines on stdout with names for levels and ISO times. What goes into them is chosen where they are written: ids, codes, figures; no queries, no bodies, nobody. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A second fence for what must never be in a log.
    redact: { paths: ['cookie', 'authorization', 'password', 'token', '*.cookie', '*.authorization', '*.password', '*.token'], censor: '(hidden)' },
  });
