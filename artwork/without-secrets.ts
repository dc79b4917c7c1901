/** An address for the log: without a name and a password in it, and without its query, which may be a key. */
export const withoutSecrets = (address: string): string => {
  if (!URL.canParse(address)) return 'no address';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
};
