/** A line of the cart that would move along. */
export interface MovingLine {
  readonly key: string;
  readonly upc: string;
  readonly name: string;
  readonly qty: number;
}
