import type { ErrorAction, ErrorLevel, ReplayVerdict } from '../errors/row.ts';

/** Figures for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

interface RefusedWith {
  readonly code: string;
  readonly status: number;
  readonly level: ErrorLevel;
  readonly messageKey: string;
  readonly action: ErrorAction;
  readonly replay: ReplayVerdict;
  readonly values: MessageValues;
  readonly details: Readonly<Record<string, unknown>>;
  /** The server's words; shown only where `words` says so. */
  readonly serverMessage: string;
  readonly words: 'server' | undefined;
  readonly appId: string;
  readonly correlationId: string;
  readonly retryAfterMs: number | undefined;
}

/** The shop said no, with a code (spec 1 §8). `messageKey` and `values` give the words, `level` their place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly refused: RefusedWith;

  constructor(refused: RefusedWith) {
    super(`${refused.code}: ${refused.serverMessage}`);
    this.refused = refused;
  }

  get code(): string {
    return this.refused.code;
  }
  get status(): number {
    return this.refused.status;
  }
  get level(): ErrorLevel {
    return this.refused.level;
  }
  get messageKey(): string {
    return this.refused.messageKey;
  }
  get values(): MessageValues {
    return this.refused.values;
  }
  get action(): ErrorAction {
    return this.refused.action;
  }
}

/**
 * Something answered that is not the shop's answer: HTML of a captive portal, a proxy's error page, a cut body, a
 * redirection. Whether the shop got the request is not known.
 */
export class NotAnAnswer extends Error {
  override readonly name = 'NotAnAnswer';
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, why: string, retryAfterMs?: number) {
    super(`Not an answer of the shop (${status}): ${why}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export type Silence = 'network' | 'timeout' | 'aborted';

/** Nothing came back. `sent` false: the request never left; true: it may have arrived. `isRead`: whether it did makes no difference. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: Silence;
  readonly sent: boolean;
  readonly isRead: boolean;

  constructor(reason: Silence, sent: boolean, cause?: unknown, isRead = false) {
    super(`No answer (${reason})`, { cause });
    this.reason = reason;
    this.sent = sent;
    this.isRead = isRead;
  }
}

/** 403 with an appId and no errorDetails: a check that a person is there comes first (spec 1 §7). */
export class BotChallenge extends Error {
  override readonly name = 'BotChallenge';
  readonly status = 403;
  readonly appId: string;
  readonly correlationId: string;

  constructor(appId: string, correlationId: string) {
    super(`Challenge of ${appId}`);
    this.appId = appId;
    this.correlationId = correlationId;
  }
}
