/** The driver's conversion of values for the wire, which its published types leave out. */
declare module 'pg/lib/utils.js' {
  export const prepareValue: (value: unknown) => string | Buffer | null;
}
