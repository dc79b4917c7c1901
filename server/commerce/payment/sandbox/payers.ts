interface TestPayer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province: string;
  readonly phone: string;
}

const somebody = (about: Omit<TestPayer, 'email' | 'firstName' | 'lastName'>): TestPayer => ({
  email: 'payer@waymark.example',
  firstName: 'Robin',
  lastName: 'Payer',
  ...about,
});

const AMERICAN = somebody({ addressLine1: '1 Trail Way', city: 'Portland', postalCode: '97205', province: 'OR', phone: '503 555 0100' });

const PAYERS: Readonly<Record<string, TestPayer>> = {
  CA: somebody({ addressLine1: '1 Front Street West', city: 'Toronto', postalCode: 'M5J 2X2', province: 'ON', phone: '416 555 0100' }),
  GB: somebody({ addressLine1: '1 High Street', city: 'London', postalCode: 'SW1A 1AA', province: '', phone: '020 7946 0100' }),
  FR: somebody({ addressLine1: '1 rue du Lac', city: 'Annecy', postalCode: '74000', province: '', phone: '06 12 34 56 78' }),
  DE: somebody({ addressLine1: 'Seestraße 1', city: 'Konstanz', postalCode: '78462', province: '', phone: '030 23125 100' }),
};

/** Who the sandbox's PayPal says is paying, where the shop asked; its page lets one be somebody else. */
export const payerIn = (country: string): TestPayer => PAYERS[country] ?? AMERICAN;
