import type { ErrorAction, ErrorLevel } from '#contract/errors/row.ts';
import { ApiError, BotChallenge, NoAnswer, NotAnAnswer } from '#contract/client/client.ts';
import type { Values, MessageKey, I18n } from './i18n.ts';

export interface FailureText {
  readonly level: ErrorLevel;
  readonly text: string;
}

const keyOfSilence = ({ reason, sent, isRead }: NoAnswer): MessageKey => {
  if (reason === 'timeout') return 'error.timeout';
  if (!sent || !navigator.onLine) return 'error.offline';
  return isRead ? 'error.notRead' : 'error.noAnswer';
};

const keyOf = (failure: unknown): MessageKey => {
  if (failure instanceof NoAnswer) return keyOfSilence(failure);
  if (failure instanceof NotAnAnswer) return 'error.notAnAnswer';
  if (failure instanceof BotChallenge) return 'error.botChallenge';
  return failure instanceof Error && failure.name === 'ProfileNotLoaded' ? 'error.profileNotLoaded' : 'error.general';
};

/**
 * What a failed call says to the shopper, and where (spec 1 §4, §8): mapped words with their figures, those of its reason where
 * they are told apart, the server's where the catalogue wants them.
 */
export const failureText = async (i18n: I18n, failure: unknown): Promise<FailureText> => {
  await i18n.load('errors');
  if (!(failure instanceof ApiError)) return { level: 'top', text: i18n.t(keyOf(failure)) };
  const { level, messageKey, action, words: whose, serverMessage } = failure.refused;
  if (whose === 'server' && serverMessage) return { level, text: serverMessage };
  const reason = `${messageKey}.${String(failure.values['reason'])}`;
  if (i18n.has(reason)) return { level, text: i18n.t(reason, failure.values) };
  return { level, text: i18n.has(messageKey) ? i18n.t(messageKey, { ...failure.values, ...movedBy(action) }) : i18n.t('error.general') };
};

/** From and to of a change of delivery, which its code says (spec 1 §8). */
export const movedBy = (action: ErrorAction): Values => (action.do === 'delivery-changed' ? { from: action.from, to: action.to } : {});
