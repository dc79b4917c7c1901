import { expect, type Page } from '@playwright/test';

export const ADA = {
  email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Stone',
  'Street address': '1 Main Street',
  City: 'Portland',
  'ZIP code': '97201',
  Phone: '5035550100',
} as const;
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks its customer. */
  asked: '4000000000003220',
  /** ... and waits 20 seconds for an answer. */
  askedShortly: '4000000000003246',
  /** The bank knows its customer and asks nothing. */
  known: '4000000000003055',
  /** The bank asks its customer, and then refuses. */
  askedAndDeclined: '4000008400001629',
} as const;

/** The three steps of the checkout, as a guest in Oregon walks them. */
export const createCheckout = (page: Page) => {
  const main = page.getByRole('main');
  const checkout = {
    open: () => page.goto('/en-us/checkout'),
    fillDelivery: async () => {
      const { email, ...fields } = ADA;
      await main.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
      // Whoever has an address book chooses not to use it.
      const another = main.getByRole('radio', { name: 'Another address' });
      if ((await another.count()) > 0) await another.check({ force: true });
      for (const [label, value] of Object.entries(fields)) await main.getByRole('textbox', { name: label }).fill(value);
      await main.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Oregon' });
    },
    toPayment: async () => {
      await main.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page).toHaveURL(/step=billing/);
    },
    fillCard: async (number: string) => {
      const fields = main.frameLocator('iframe');
      await fields.getByLabel('Card number').fill(number);
      await fields.getByLabel('Expiry date').fill('12 / 30');
      await fields.getByLabel('Security code').fill('123');
    },
    /** A way to pay by its name. */
    choose: (method: string) => main.getByRole('radio', { name: method }).check({ force: true }),
    toReview: async () => {
      await main.getByRole('button', { name: 'Review order' }).click();
      await expect(page).toHaveURL(/step=summary/);
    },
    /** From an empty form to the ways to pay. */
    untilPayment: async () => {
      await checkout.open();
      await checkout.fillDelivery();
      await checkout.toPayment();
    },
    place: async () => {
      await checkout.accept();
      await checkout.placeButton.click();
    },
    /** From an empty form to the review of the order. */
    untilReview: async (number: string = CARDS.approved) => {
      await checkout.untilPayment();
      await checkout.fillCard(number);
      await checkout.toReview();
    },
    placeButton: main.getByRole('button', { name: /^Place order/ }),
    accept: () => main.getByRole('checkbox', { name: /^I accept/ }).check({ force: true }),
    orderNumber: async (): Promise<string> => {
      await expect(page).toHaveURL(/order-confirmation/, { timeout: 30_000 });
      await expect(main.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      return new URL(page.url()).searchParams.get('orderNumber') ?? '';
    },
  };
  return checkout;
};
