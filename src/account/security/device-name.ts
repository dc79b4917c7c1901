const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (userAgent: string, names: readonly (readonly [mark: string, name: string])[]): string | undefined =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** What a person calls it: "Chrome, Android"; undefined where the browser does not say. The order matters: browsers claim to be their elders too. */
export const deviceName = (userAgent: string): string | undefined =>
  [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter((name) => name !== undefined).join(', ') || undefined;
