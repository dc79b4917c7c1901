import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { errorsOf } from '#server/platform/http/docs/openapi.ts';
import { openSeededShop, type SeededShop } from './seeded-shop.ts';
import { shotOf } from './shots.ts';

/** Each asks every call five times; `FUZZ_ROUNDS` asks for more. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 5);

let shop: SeededShop;
beforeAll(async () => {
  shop = await openSeededShop();
}, 240_000);
afterAll(() => shop.close());

/** Calls that need a checkout gone through with a card in the provider's own frame: chance does not get there, the tests of orders do. */
const NEEDS_CHECKOUT = new Set([
  'cart.addPaymentInstrument',
  'cart.paymentDetails',
  'cart.deletePaymentInstrument',
  'cart.prepareOrder',
  'cart.placeOrder',
  'cart.patchOrder',
  'orders.get',
  'consumer.purchaseHistory',
  'consumer.getPurchase',
  'consumer.trackOrder',
  'consumer.cancelOrder',
  'consumer.returnLabel',
  'consumer.downloadInvoice',
  'consumer.resendGiftCardEmail',
]);

/** Calls that want what chance does not know: a password, a code of an email, the session of a store, a membership, something made a call before. */
const NEEDS_KNOWLEDGE = new Set([
  'auth.token',
  'auth.signin',
  'auth.signup',
  'auth.confirmforgotpassword',
  'auth.changepassword',
  'auth.revokeSession',
  'auth.passChallenge',
  'auth.passkeySignIn',
  'auth.passkeyCreation',
  'auth.addPasskey',
  'auth.renamePasskey',
  'auth.removePasskey',
  'auth.changeEmail',
  'auth.confirmEmail',
  'auth.undoEmailChange',
  'auth.agentlogin',
  'utilities.storeEmployees',
  'agent.session',
  'agent.connect',
  'agent.findCustomer',
  'agent.attachCustomer',
  'agent.baskets',
  'agent.keepBasket',
  'agent.resumeBasket',
  'agent.dropBasket',
  // Of the session of a store, and of its token; server/in-store/*.pg.test.ts ask each of them.
  'agent.handOver',
  'agent.handOverState',
  'agent.endHandOver',
  'agent.stock',
  'agent.stockPart',
  'consumer.takeOver',
  'cart.addPriceAdjustment',
  'cart.updatePriceAdjustment',
  'cart.deletePriceAdjustment',
  'cart.applyReward',
  'cart.giftcardBalance',
  'programs.acceptTerms',
  'wishlists.getFavoritesShare',
  'consumer.eventRegistration',
  'consumer.welcomePromo',
  'consumer.loyaltyVouchers',
  'consumer.retrieveUserData',
  'consumer.updateAddress',
  'consumer.deleteAddress',
  'consumer.addPaymentInstrument',
  'consumer.updatePaymentInstrument',
  'consumer.deletePaymentInstrument',
  'consumer.erase',
  'consumer.createSubscription',
  // A version of the words and ids of the device; its proof is tested in server/marketing/consent.
  'consent.record',
  'consent.proof',
  // Of staff.
  'insights.funnel',
  'insights.variations',
  'insights.timings',
  // Of who has bought something.
  'products.answerQuestion',
  // Of moderators; server/catalogue/moderation/moderation.db.test.ts asks each of them.
  'moderation.queue',
  'moderation.decide',
  'moderation.answer',
  // Of an own photo, which is a picture first; server/catalogue/photos/photos.db.test.ts asks each of them.
  'photo.stashes',
  'photo.userMedia',
  'photo.ownMedia',
  'photo.deleteMedia',
  // Of a shop with another photo service.
  'photo.pass',
  // Of somebody's published photo: this shop has none.
  'photo.streamRecent',
  'photo.customerRecent',
  'photo.mediaStreams',
  'photo.reportMedia',
  // Of an own review, which one request creates and the next one deletes.
  'products.editReview',
  'products.deleteReview',
  // Of editors; server/catalogue/content/admin.db.test.ts asks each of them.
  'contentAdmin.schemas',
  'contentAdmin.documents',
  'contentAdmin.document',
  'contentAdmin.history',
  'contentAdmin.save',
  'contentAdmin.validate',
  'contentAdmin.preview',
  'contentAdmin.choices',
  'contentAdmin.publish',
  'contentAdmin.unpublish',
  'contentAdmin.rollback',
  'contentAdmin.audit',
  'contentAdmin.images',
  'contentAdmin.uploadImage',
  // Of editors, too; server/catalogue/sets/edit-set.pg.test.ts asks each of them.
  'setAdmin.list',
  'setAdmin.open',
  'setAdmin.history',
  'setAdmin.check',
  'setAdmin.save',
  'setAdmin.publish',
  'setAdmin.unpublish',
  'setAdmin.rollback',
  'setAdmin.remove',
  'setAdmin.order',
  'setAdmin.audit',
]);

describe('the shop behind the contract', () => {
  it('answers whatever it is asked as its rows say: never with a failure, never with a code that a row does not name', async () => {
    const rows = Object.entries<CallRow>(calls);
    const tally: Record<string, number> = {};
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.openCart();
      await shop.signIn();
      for (const [name, row] of rows) {
        // Drawn one round at a time, so that a round can use what the last one learnt.
        for (const drawn of fc.sample(shotOf(row, shop.pools), { numRuns: 5, seed: round * 1000 + 7 })) {
          const { url, body } = drawn;
          const response = await shop.ask(name, row, drawn);
          const answer: unknown = await response.json();
          const shot = `${name} ${url} ${JSON.stringify(body)?.slice(0, 400)} -> ${response.status}`;
          tally[`${name} ${response.status < 400 ? 'answered' : 'refused'}`] =
            (tally[`${name} ${response.status < 400 ? 'answered' : 'refused'}`] ?? 0) + 1;
          if (response.status < 400) shop.learn(answer as object);
          else {
            const refusal = apiErrorSchema.safeParse(answer);
            const code = refusal.success ? refusal.data.errorDetails[0]?.errorId : undefined;
            if (!refusal.success) wrong.push(`${shot}: no error shape`);
            else if (response.status >= 500) wrong.push(`${shot}: ${code}`);
            else if (!errorsOf(row).some((known) => known === code)) wrong.push(`${shot}: ${code} is not named by the row`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(shop.failures).toEqual([]);
    // Otherwise the test would only see doors being shut.
    expect(
      rows.map(([name]) => name).filter((name) => !tally[`${name} answered`] && !NEEDS_CHECKOUT.has(name) && !NEEDS_KNOWLEDGE.has(name)),
    ).toEqual([]);
  }, 240_000);
});
