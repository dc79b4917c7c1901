/** What a form that comes next can begin with: of an order that was placed as a guest. */
export interface KnownShopper {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly postalCode?: string | undefined;
}

let kept: KnownShopper | undefined;

/** In memory alone: an address or a history entry would tell it to whoever uses the device after. */
export const keepKnownShopper = (shopper: KnownShopper | undefined): void => {
  kept = shopper;
};

export const knownShopper = (): KnownShopper | undefined => kept;
