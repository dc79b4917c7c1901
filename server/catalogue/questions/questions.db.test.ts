import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountShop } from '#server/customers/testing.ts';
import { styles } from '#server/platform/db/schema/catalogue.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { questionHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
let shop: ReturnType<typeof openAccountShop>;
let style = '';
beforeAll(async () => {
  open = await seeded();
  shop = openAccountShop(open.db, questionHandlers());
  style = (await open.db.select({ id: styles.id }).from(styles).orderBy(styles.id).limit(1))[0]?.id ?? '';
});
afterAll(() => open.close());

const path = (id = style): string => `/products/v1/products/${id}/reviews/questions`;
const QUESTION = { question: 'Does it run small in the forefoot?', nickname: 'Mara' };
type Listed = { total: number; questions: { question: string; answers: { text: string }[] }[] };
const guest = async () => {
  const browser = shop.browser();
  await browser.token();
  return browser;
};
const listed = async (locale = 'en-us') => (await shop.browser().call<Listed>('GET', path(), undefined, { query: { locale } })).body;

describe('a question about a product', () => {
  it('waits until somebody has read it, then it is shown with its answer to those who can read it', async () => {
    const before = (await listed()).total;
    const asked = await (await guest()).call<{ id: string; state: string }>('POST', path(), QUESTION);
    expect([asked.status, asked.body.state]).toEqual([201, 'pending']);
    expect((await listed()).total).toBe(before);
    await open.db.update(productQuestions).set({ state: 'published' }).where(eq(productQuestions.id, asked.body.id));
    await open.db
      .insert(productAnswers)
      .values({ id: uuidv7(), questionId: asked.body.id, by: 'staff', name: 'Waymark', text: 'Half a size.', state: 'published', answeredAt: NOW });
    expect((await listed()).questions[0]).toMatchObject({ question: QUESTION.question, nickname: 'Mara', answers: [{ text: 'Half a size.' }] });
    expect((await listed('fr-fr')).questions.map(({ question }) => question)).not.toContain(QUESTION.question);
  });

  it('is its account’s, and goes with it; a guest’s is nobody’s', async () => {
    const { email, id } = await shop.account();
    const browser = await guest();
    await browser.signIn(email);
    const mine = (await browser.call<{ id: string }>('POST', path(), QUESTION)).body.id;
    const theirs = (await (await guest()).call<{ id: string }>('POST', path(), QUESTION)).body.id;
    const ownerOf = async (question: string) =>
      (await open.db.select().from(productQuestions).where(eq(productQuestions.id, question)))[0]?.accountId;
    expect([await ownerOf(mine), await ownerOf(theirs)]).toEqual([id, null]);
  });

  it('keeps no control characters, and is kept as the words that it is', async () => {
    const asked = await (
      await guest()
    ).call<{ id: string }>('POST', path(), { question: 'Is <b>this</b>\n\u0007 one washable?', nickname: 'Jo\tAnn' });
    const [row] = await open.db.select().from(productQuestions).where(eq(productQuestions.id, asked.body.id));
    expect([row?.question, row?.nickname]).toEqual(['Is <b>this</b> one washable?', 'Jo Ann']);
  });

  it.each([
    ['about nothing that there is', 'NOSUCH01', QUESTION, 404, 'PLP400'],
    ['of more than 1000 characters', undefined, { ...QUESTION, question: 'long '.repeat(201) }, 422, 'REV410'],
    ['of too few', undefined, { ...QUESTION, question: 'Hm?' }, 400, undefined],
    ['without a name', undefined, { question: QUESTION.question }, 400, undefined],
  ])('%s is refused', async (_what, id, body, status, code) => {
    const answer = await (await guest()).call('POST', path(id), body);
    expect(answer.status).toBe(status);
    if (code) expect(answer.code).toBe(code);
  });

  it('needs a session', async () => {
    expect((await shop.browser().call('POST', path(), QUESTION)).status).toBe(401);
  });
});
