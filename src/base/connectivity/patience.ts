const KEY = 'waymark.catalogue';
/** With the answer of the device, which takes half a second, it is 3 s until something stands there, ms. */
const SHORT_MS = 2_500;

/** What the whole catalogue on the device answers, too. */
const ANSWERED_HERE = /^products\.(?:details|productSearch|autoSuggest)$/;

/** How long a list or a product is waited for: shorter where the whole catalogue is on the device, which answers instead; undefined: as long as any call. */
export const patience = (name: string): number | undefined => {
  try {
    return ANSWERED_HERE.test(name) && localStorage[KEY] ? SHORT_MS : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the catalogue is on this device. Read before anything else is loaded, it must be known without the database. */
export const noteCatalogue = (isHere: boolean): void => {
  try {
    if (isHere) localStorage[KEY] = '1';
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden storage: there is no catalogue either.
  }
};
