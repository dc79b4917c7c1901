/** Presale is for those with an account: to the sign-in, and back to what was about to be bought. */
export const signInToBuy = (localeId: string): void => {
  location.assign(`/${localeId}/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
};
