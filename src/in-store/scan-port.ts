/**
 * Where a scanner comes in: a camera, a Bluetooth reader, a keyboard wedge. It hands over codes as they are read (GTIN digits, 8 to 14) until it is
 * stopped; what a code means is looked up in the device's own catalogue, which comes with it, and goes into the basket by `basket.addItem`.
 */
export interface ScanPort {
  readonly start: (onCode: (upc: string) => void) => Promise<() => void>;
}
