const KEY = 'waymark.arrival';
/** Who somebody is and where they came from, as links of letters and campaigns carry it (spec 3 §2). */
const NAMES = ['consumerId', 'email', 'storeNum', 'enrollment_marketing_source', 'leadSource', 'referral_code'] as const;
const LONGEST = 200;

export type Arrival = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

let here: Arrival = {};

/**
 * Takes the link's parameters out of the address, before a router, a call or another site's picture can read them there; this tab keeps them until
 * somebody signs in or out.
 */
export const takeArrival = (): void => {
  const url = new URL(location.href);
  const found = NAMES.flatMap((name): [string, string][] => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });
  if (found.length === 0) return;
  for (const name of NAMES) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  here = Object.fromEntries(found);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Where storage is forbidden it is known for as long as the page is open.
  }
};

/** What the link that brought this tab here said. */
export const arrival = (): Arrival => {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Arrival), ...here };
  } catch {
    return here;
  }
};

/** It has served. */
export const forgetArrival = (): void => {
  here = {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
