/**
 * A language in the words of another: `de` for `en-US` is "German". A code that cannot be named stays as it is.
 * @param tag BCP 47 tag of the language that it is named in
 */
export const languageName = (code: string, tag: string): string => {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};
