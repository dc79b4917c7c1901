/** What the provider's frame says (server/commerce/payment/README.md). */
export type FrameMessage =
  | { readonly type: 'ready' | 'wants-submit' | 'invalid' | 'unreachable' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'state'; readonly complete: boolean }
  /** Of the challenge (3-D Secure): how it went, as a hint; the shop asks the provider. */
  | { readonly type: 'challenge'; readonly result: ChallengeResult }
  | { readonly type: 'token'; readonly token: string; readonly card_type: string; readonly last4: string };

/** `expired`: nobody answered in time. */
export const CHALLENGE_RESULTS = ['passed', 'failed', 'cancelled', 'expired'] as const;
export type ChallengeResult = (typeof CHALLENGE_RESULTS)[number];

const PLAIN = ['ready', 'wants-submit', 'invalid', 'unreachable'] as const;
type Plain = (typeof PLAIN)[number];

const TALLEST = 1200;

/**
 * Reads one message; undefined for what does not come from the frame of this session. The frame's origin is opaque and all opaque origins read
 * "null", so the caller compares the window that sent it as well.
 */
export const readFrameMessage = (data: unknown, session: string): FrameMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.source !== 'waymark-provider' || message.session !== session) return undefined;
  const { type } = message;
  if (PLAIN.includes(type as Plain)) return { type: type as Plain };
  if (type === 'state') return { type, complete: message.complete === true };
  if (type === 'height') {
    const height = Number(message.height);
    return Number.isFinite(height) && height > 0 ? { type, height: Math.min(TALLEST, Math.ceil(height)) } : undefined;
  }
  if (type === 'challenge') return { type, result: CHALLENGE_RESULTS.find((result) => result === message.result) ?? 'failed' };
  if (type === 'token' && typeof message.token === 'string' && message.token !== '') {
    return {
      type,
      token: message.token,
      card_type: textOf(message.card_type),
      last4: /^\d{4}$/.test(textOf(message.last4)) ? textOf(message.last4) : '',
    };
  }
  return undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
