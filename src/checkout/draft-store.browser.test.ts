import { afterEach, expect, it } from 'vitest';
import { openDraftStore } from './draft-store.ts';

const SHIPPING = {
  email: 'ada@example.com',
  newsletter: false,
  saved: '',
  keep: false,
  address: {
    firstName: 'Ada',
    lastName: 'Stone',
    addressLine1: '1 Main Street',
    addressLine2: '',
    addressLine3: '',
    recipientContactPhone: '',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    countryCode: 'US',
    phone: '5035550100',
  },
  collectSelf: true,
  collector: { firstName: '', lastName: '', phone: '', email: '' },
  methods: {},
};

afterEach(async () => (await openDraftStore()).dropDraft());

it('keeps what was typed on the device until its customer is not served any more', async () => {
  const store = await openDraftStore();
  await store.saveDraft('shipping', { shipping: SHIPPING });
  expect((await store.readDraft()).shipping?.address).toEqual(SHIPPING.address);
  await store.dropDraft();
  expect(await store.readDraft()).toEqual({ refusedPayment: null });
});
