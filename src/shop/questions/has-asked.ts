const KEY = 'waymark.has-asked';

/** Whether a question was sent from this device: only then a guest is asked for their own ones. */
export const hasAsked = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const noteAsked = (): void => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Forbidden storage: the question is with the shop all the same.
  }
};
