import { describe, expect, it } from 'vitest';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import { type ErrorCode, errorRow } from '#contract/errors/errors.ts';
import { isJudged } from './is-judged.ts';

const refused = (code: ErrorCode): ApiError => new ApiError({ ...errorRow(code), code } as unknown as ConstructorParameters<typeof ApiError>[0]);

describe('a draft', () => {
  it.each<ErrorCode>(['WMK409V', 'WMK422D', 'WMK400', 'API404'])('has been judged with %s', (code) => expect(isJudged(refused(code))).toBe(true));

  it.each<ErrorCode>(['WMK409K', 'WMK429', 'WMK503', 'GEN500', 'AUT404'])('is sent again after %s', (code) =>
    expect(isJudged(refused(code))).toBe(false),
  );

  it('is sent again where nothing answered', () => expect(isJudged(new NoAnswer('timeout', true))).toBe(false));
});
