import { CONTACT_TOPICS, type ContactCategory } from '#contract/calls/contact-topics.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { HandlerInput, Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { makeCaseNumber, openCase } from './open-case.ts';
import { dropPictures, keepPictures, readPictures } from './pictures.ts';
import { CATEGORIES, inLanguage, SUBJECTS } from './messages.ts';

export interface ContactPorts {
  readonly keys: SagaKeys;
  /** Keeps pictures of cases. */
  readonly storage: Storage;
  /** Something was written that is to be sent. */
  readonly wakeMail: () => void;
}

const TOPICS = Object.entries(CONTACT_TOPICS) as [ContactCategory, readonly string[]][];
/** Answered faster with the order's number. */
const ABOUT_ORDERS: readonly ContactCategory[] = ['order', 'return', 'payment'];

const wrongSubject = () => new Refusal('WMK400', { issues: [{ path: 'body.subject', reason: 'unknown' }] });

/** Writing to the shop (spec 2 §1): what about, the message itself, a warranty case with pictures. */
export const contactHandlers = (ports: ContactPorts) =>
  ({
    'contact.categorySubject': async (_, { locale }) => ({
      categories: TOPICS.map(([id, subjects]) => ({
        id,
        label: inLanguage(CATEGORIES[id], locale),
        needsOrder: ABOUT_ORDERS.includes(id),
        subjects: subjects.map((subject) => ({ id: subject, label: inLanguage(SUBJECTS[subject], locale) })),
      })),
    }),

    'contact.contactus': async ({ body: { category, subject, ...mail } }, ctx) => {
      const topics: readonly string[] = CONTACT_TOPICS[category];
      if (!topics.includes(subject)) throw wrongSubject();
      const number = makeCaseNumber('contact', ctx.locale);
      const about = {
        category,
        subject,
        title: `${inLanguage(CATEGORIES[category], ctx.locale)}: ${inLanguage(SUBJECTS[subject], ctx.locale)}`,
      };
      await openCase(ctx.db, { ...mail, number, kind: 'contact', about, pictures: [] }, caseContext(ctx));
      ctx.afterCommit(ports.wakeMail);
      return { caseNumber: number };
    },

    'consumer.warranty': (input, ctx) => openWarranty(input, ctx, ports),
  }) satisfies Handlers<'contact.categorySubject' | 'contact.contactus' | 'consumer.warranty'>;

const caseContext = ({ session, locale, clock }: Pick<CallContext<'contact.contactus'>, 'session' | 'locale' | 'clock'>) => ({
  subject: session.subject,
  locale: locale.id,
  mailbox: settingsFor(locale.id).shop.supportEmail,
  now: clock(),
});

/** Pictures are read and drawn anew before anything is written down; what is no picture is refused with its place (WMK422P). */
const openWarranty = async (
  { body }: HandlerInput<'consumer.warranty'>,
  ctx: CallContext<'consumer.warranty'>,
  { keys, storage, wakeMail }: ContactPorts,
) => {
  const use = useOf(ctx, 'consumer.warranty');
  const known = await knownOutcome<{ readonly caseNumber: string }>(ctx, keys, use);
  if (known) return known.answer;
  await ctx.admit();
  const { pictures: sent, product, boughtOn, fault, ...mail } = body;
  const pictures = await readPictures(sent);
  const number = makeCaseNumber('warranty', ctx.locale);
  // Files first: a case never names a picture that is not there. What becomes no case leaves none behind.
  const names = await keepPictures(storage, number, pictures);
  const about = { fault, product, title: product, ...(boughtOn === undefined ? {} : { boughtOn }) };
  const answer = await keyedTransaction(ctx, keys, use, 201, async (tx) => {
    await openCase(tx, { ...mail, number, kind: 'warranty', about, pictures: names }, caseContext(ctx));
    return { caseNumber: number };
  }).catch(async (error: unknown) => {
    await dropPictures(storage, number).catch(() => {});
    throw error;
  });
  if (answer.caseNumber !== number) await dropPictures(storage, number);
  wakeMail();
  return answer;
};
