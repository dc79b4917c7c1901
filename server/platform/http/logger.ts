import { type Logger, pino } from 'pino';

/** JSON lines on stdout with level names and ISO times. Callers choose the fields: ids, codes, figures; no queries, bodies or personal data. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A second safeguard for values that must never be logged.
    redact: { paths: ['cookie', 'authorization', 'password', 'token', '*.cookie', '*.authorization', '*.password', '*.token'], censor: '(hidden)' },
  });
