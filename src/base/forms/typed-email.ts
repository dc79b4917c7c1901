let kept: string | undefined;

/** The next form begins with it. In memory alone: an address or a history entry would tell it to whoever uses the device after. */
export const keepTypedEmail = (email: string): void => {
  kept = email.trim() || undefined;
};

/** What was typed into the form before. */
export const typedEmail = (): string | undefined => kept;
