import type { ConversionInput, DecideInput } from './types.ts';

/** A parsed input, or its problem, which is logged and never thrown. */
export type Parsed<T> = { readonly input: T } | { readonly problem: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The rules that all inputs share (spec 2 §5). The SDK itself accepts an empty user id, and throws for some other inputs. */
const problemOf = (value: Record<string, unknown>): string | undefined => {
  if (!isText(value['userId'])) return 'The user id must be a string that is not empty';
  const attributes = value['attributes'];
  if (!isObject(attributes)) return 'The attributes must be an object';
  const undefinedName = Object.keys(attributes).find((name) => attributes[name] === undefined);
  if (undefinedName !== undefined) return `The attribute ${undefinedName} is undefined`;
  return undefined;
};

export const readDecideInput = (value: unknown): Parsed<DecideInput> => {
  if (!isObject(value)) return { problem: 'The input must be an object' };
  const problem = problemOf(value);
  if (problem !== undefined) return { problem };
  const { flag, experiment, forced, impression } = value;
  if (isText(flag) === isText(experiment)) return { problem: 'Exactly one of flag and experiment must be given' };
  if (forced !== undefined && !isText(forced)) return { problem: 'The forced variation must be a string that is not empty' };
  const isImpression = impression === undefined || (isText(flag) && (impression === 'none' || (isObject(impression) && isText(impression['of']))));
  if (!isImpression) return { problem: 'The impression must be none, or name a variation of a flag' };
  return { input: value as unknown as DecideInput };
};

export const readConversionInput = (value: unknown): Parsed<ConversionInput> => {
  if (!isObject(value)) return { problem: 'The input must be an object' };
  const problem = problemOf(value);
  if (problem !== undefined) return { problem };
  if (!isText(value['event'])) return { problem: 'The event key must be a string that is not empty' };
  if (value['tags'] !== undefined && !isObject(value['tags'])) return { problem: 'The event tags must be an object' };
  return { input: value as unknown as ConversionInput };
};
