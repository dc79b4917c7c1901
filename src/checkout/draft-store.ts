import * as z from 'zod/mini';
import type { Order } from '#contract/calls/checkout.ts';
import { createDrafts, type DraftOwner, type Drafts, type DraftValues } from '#db/storage/drafts.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { whileHere } from '#db/storage/while-here.ts';
import { type BillingValues, billingValuesSchema, type ShippingValues, shippingValuesSchema } from './step-values.ts';
import type { Attempt } from './attempt.ts';

/** What of a checkout is kept on the device. Never anything of a card but the id under which the shop has it. */
export interface CheckoutDraft {
  readonly shipping?: ShippingValues;
  readonly billing?: BillingValues;
  /** Payment instrument that was refused. */
  readonly refusedPayment?: string | null;
}

/** The order that was placed last on this device: enough to read it again, and to show it without a network. */
export interface LastOrder {
  readonly orderNumber: string;
  readonly st: string;
  readonly order: Order | null;
}

const DRAFT = 'checkout';
const ATTEMPT = 'order-attempt';
const LAST = 'last-order';

export interface DraftStore {
  readDraft(): Promise<CheckoutDraft>;
  saveDraft(step: string, draft: CheckoutDraft): Promise<void>;
  /** What was typed belongs to somebody who is not served any more. */
  dropDraft(): Promise<void>;
  readAttempt(): Promise<Attempt | null>;
  /** Writes the attempt down unless there is one; answers the one that counts. */
  claimAttempt(attempt: Attempt): Promise<Attempt>;
  keepAttempt(attempt: Attempt): Promise<void>;
  dropAttempt(): Promise<void>;
  /** The order is placed: draft and attempt have served. */
  finish(last: LastOrder): Promise<void>;
  keepLastOrder(last: LastOrder): Promise<void>;
  readLastOrder(): Promise<LastOrder | null>;
}

const attemptSchema = z.looseObject({
  key: z.string(),
  cartId: z.string(),
  subject: z.nullable(z.string()),
  locale: z.string(),
  body: z.looseObject({ cartId: z.string(), total: z.int(), cartVersion: z.int() }),
  startedAt: z.string(),
  sent: z.int(),
});
const lastSchema = z.object({ orderNumber: z.string(), st: z.string(), order: z.nullable(z.looseObject({ orderNumber: z.string() })) });

/** Parts that another version of the app wrote and this one does not understand are left out, never guessed at. */
const parseDraft = (values: DraftValues | null): CheckoutDraft => {
  const shipping = shippingValuesSchema.safeParse(values?.shipping);
  const billing = billingValuesSchema.safeParse(values?.billing);
  const refused = values?.refusedPayment;
  return {
    ...(shipping.success ? { shipping: shipping.data } : {}),
    ...(billing.success ? { billing: billing.data } : {}),
    refusedPayment: typeof refused === 'string' ? refused : null,
  };
};

const parsedBy = (schema: z.ZodMiniType, value: unknown): unknown => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
};

const NOBODY: DraftOwner = { subject: '', type: 'Guest' };

/** The device's own database, or the page's memory where storage is forbidden: then a draft lives as long as the page. */
const openRows = async (): Promise<{ drafts: Pick<Drafts, 'read' | 'save' | 'claim' | 'remove'>; owner: () => Promise<DraftOwner> }> => {
  try {
    const db = new WaymarkDatabase();
    await db.open();
    const owner = async (): Promise<DraftOwner> => {
      const identity = await whileHere(() => db.identity.get('current'));
      return identity ? { subject: identity.subject, type: identity.type } : NOBODY;
    };
    return { drafts: createDrafts(db), owner };
  } catch {
    return { drafts: createMemoryDrafts(), owner: () => Promise.resolve(NOBODY) };
  }
};

const createMemoryDrafts = (): Pick<Drafts, 'read' | 'save' | 'claim' | 'remove'> => {
  const rows = new Map<string, DraftValues>();
  return {
    read: (id) => Promise.resolve(rows.get(id) ?? null),
    save: (id, _owner, _step, values) => Promise.resolve(void rows.set(id, values)),
    claim: (id, _owner, _step, values) => {
      if (!rows.has(id)) rows.set(id, values);
      return Promise.resolve(rows.get(id) ?? values);
    },
    remove: (...ids) => Promise.resolve(ids.forEach((id) => rows.delete(id))),
  };
};

const open = async (): Promise<DraftStore> => {
  const { drafts, owner } = await openRows();
  const asValues = (value: object): DraftValues => ({ ...value });
  return {
    readDraft: async () => parseDraft(await drafts.read(DRAFT, await owner())),
    saveDraft: async (step, draft) => drafts.save(DRAFT, await owner(), step, asValues(draft)),
    dropDraft: () => drafts.remove(DRAFT),
    readAttempt: async () => parsedBy(attemptSchema, await drafts.read(ATTEMPT, await owner())) as Attempt | null,
    claimAttempt: async (attempt) =>
      (parsedBy(attemptSchema, await drafts.claim(ATTEMPT, await owner(), 'summary', asValues(attempt))) as Attempt | null) ?? attempt,
    keepAttempt: async (attempt) => drafts.save(ATTEMPT, await owner(), 'summary', asValues(attempt)),
    dropAttempt: () => drafts.remove(ATTEMPT),
    async finish(last) {
      await drafts.save(LAST, await owner(), 'placed', asValues(last));
      await drafts.remove(DRAFT, ATTEMPT);
    },
    keepLastOrder: async (last) => drafts.save(LAST, await owner(), 'placed', asValues(last)),
    readLastOrder: async () => parsedBy(lastSchema, await drafts.read(LAST, await owner())) as LastOrder | null,
  };
};

let opening: Promise<DraftStore> | undefined;

/** One store a page. */
export const openDraftStore = (): Promise<DraftStore> => (opening ??= open());
