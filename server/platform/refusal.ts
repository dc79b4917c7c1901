import { errors, type ErrorCode } from '#contract/errors/errors.ts';

/** Values for the placeholders of the mapped message: `{ maxAllowedQty: 3 }`. Never personal data. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

export interface RefusalOptions {
  /** English, for logs and for the few places that show the server's text. */
  readonly message?: string;
  /** Response headers that belong to it: `Retry-After`, `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected negative response with a code. Handlers throw it; it rolls back the handler and is sent in the error shape (spec 1 §3, §8). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: RefusalDetails | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details?: RefusalDetails, { message, headers = {} }: RefusalOptions = {}) {
    super(message ?? plainWords(code));
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
    this.headers = headers;
  }
}

/** `error.itemNotAvailable` as text: `Item not available`. For logs; shoppers read their own language. */
export const plainWords = (code: ErrorCode): string => {
  const words = errors[code].messageKey.replace('error.', '').replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
