export interface ChosenStore {
  readonly id: string;
  readonly name: string;
  /** Sent there; absent: picked up from its shelf. */
  readonly code?: 'sts';
  /** The variant that it was seen to have: no other can be put aside. */
  readonly upc: string;
  readonly reserve?: boolean;
}
