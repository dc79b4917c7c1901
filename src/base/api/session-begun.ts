/** No page sees its cookie: written down once this device has one. */
const BEGUN = 'waymark.session-begun';

export const hasBegun = (): boolean => {
  try {
    return localStorage.getItem(BEGUN) !== null;
  } catch {
    return false;
  }
};

export const noteBegun = (): void => {
  try {
    localStorage.setItem(BEGUN, '');
  } catch {
    // Where storage is forbidden every page asks once.
  }
};
