import { PHONE_MASK_ELSEWHERE, PHONE_MASK_NORTH_AMERICA } from '#contract/constants.ts';

/** The dial code of North America and much of the Caribbean. */
export const DIAL_NORTH_AMERICA = '1';

/** How numbers of a country are written, an X a digit (spec 2 §5, §9). */
export const maskOf = ({ dialCode, mask }: { readonly dialCode: string; readonly mask?: string | undefined }): string =>
  mask ?? (dialCode === DIAL_NORTH_AMERICA ? PHONE_MASK_NORTH_AMERICA : PHONE_MASK_ELSEWHERE);

/** National digits in the form of a mask; as they are where they do not fit into it. */
export const writePhone = (digits: string, mask: string): string => {
  const places = mask.replaceAll(/[^X]/g, '').length;
  if (!/^\d+$/.test(digits) || digits.length !== places) return digits;
  let next = 0;
  return mask.replaceAll('X', () => digits[next++] ?? '');
};
