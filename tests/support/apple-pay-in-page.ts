import type { Page } from '@playwright/test';

/** What the shopper does in the sheet, step by step. */
export type SheetPlan = 'pay' | 'cancel' | 'decline';

/**
 * Gives the page a device with Apple Pay, whose owner does as planned. The sheet's own rules are tested with the faithful one of
 * src/checkout/express/testing; here it only stands where WebKit's would.
 */
export const withApplePay = async (page: Page, plan: SheetPlan): Promise<void> => {
  await page.addInitScript((wanted: string) => {
    const contact = {
      givenName: 'Ada',
      familyName: 'Lovelace',
      emailAddress: 'ada@example.com',
      phoneNumber: '5035550142',
      addressLines: ['1 Main Street'],
      locality: 'Portland',
      administrativeArea: 'OR',
      postalCode: '97201',
      countryCode: 'US',
    };
    const number = wanted === 'decline' ? '4000000000000002' : '4242424242424242';
    const data = btoa(JSON.stringify({ applicationPrimaryAccountNumber: number, applicationExpirationDate: '301231' }));
    const reported: unknown[] = [];
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0;
      static readonly STATUS_FAILURE = 1;
      static canMakePayments = () => true;
      static supportsVersion = () => true;
      onvalidatemerchant = (_event: object) => {};
      onshippingcontactselected = (_event: object) => {};
      onpaymentauthorized = (_event: object) => {};
      oncancel = () => {};
      begin() {
        queueMicrotask(() => this.onvalidatemerchant({ validationURL: 'https://apple.example/' }));
      }
      abort() {
        reported.push('aborted');
      }
      completeMerchantValidation() {
        const { locality, administrativeArea, postalCode, countryCode } = contact;
        this.onshippingcontactselected({ shippingContact: { locality, administrativeArea, postalCode, countryCode } });
      }
      completeShippingContactSelection(update: object) {
        reported.push(update);
        if (wanted === 'cancel') this.oncancel();
        else this.onpaymentauthorized({ payment: { token: { paymentData: { data } }, shippingContact: contact, billingContact: contact } });
      }
      completePayment(result: object) {
        reported.push(result);
      }
    }
    class ApplePayError {
      readonly code: string;
      constructor(code: string) {
        this.code = code;
      }
    }
    Object.assign(globalThis, { ApplePaySession, ApplePayError, waymarkSheet: reported });
  }, plan);
};

/** What the sheet was told, in order. */
export const sheetTold = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (globalThis as unknown as { waymarkSheet: readonly unknown[] }).waymarkSheet);
