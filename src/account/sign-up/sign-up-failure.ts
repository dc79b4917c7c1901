import { ApiError } from '#contract/client/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { shownAt, type SignUpName } from './sign-up-values.ts';

export type SignUpFailure =
  /** At these fields: a short name or words. */
  | { readonly at: 'fields'; readonly fields: Readonly<Partial<Record<SignUpName, string>>> }
  /** The whole form is checked again (spec 3 §8). */
  | { readonly at: 'form' }
  | { readonly at: 'top'; readonly text: string };

/** The fields that a refusal of the request's shape names: `body.phone`, with the reason. */
const namedFields = ({ details }: ApiError['refused']): Partial<Record<SignUpName, string>> => {
  const issues: readonly unknown[] = Array.isArray(details.issues) ? details.issues : [];
  return Object.fromEntries(
    issues.flatMap((issue): [string, string][] => {
      const { path, reason } = (issue ?? {}) as { path?: unknown; reason?: unknown };
      return typeof path === 'string' && path.startsWith('body.') && typeof reason === 'string' ? [[shownAt(path.slice(5)), reason]] : [];
    }),
  );
};

/** Where a sign-up that did not succeed says so: a login or a phone in use at its field, others in a notification (spec 3 §8). */
export const signUpFailure = async (i18n: I18n, failure: unknown): Promise<SignUpFailure> => {
  const { text } = await failureText(i18n, failure);
  if (!(failure instanceof ApiError)) return { at: 'top', text };
  if (failure.action.do === 'revalidate') return { at: 'form' };
  if (failure.action.do === 'mark') return { at: 'fields', fields: { [failure.action.field]: text } };
  const fields = namedFields(failure.refused);
  return Object.keys(fields).length > 0 ? { at: 'fields', fields } : { at: 'top', text };
};
