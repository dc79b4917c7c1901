import { eq } from 'drizzle-orm';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, WARRANTY_PICTURES_MAX } from '#contract/calls/contact-topics.ts';
import { type Call, openOrderShop } from '#server/commerce/after-sales/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { contactCases } from '#server/platform/db/schema/returns.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { caseForShop, type CaseForShop, caseReceived, type CaseReceived } from '#server/platform/mail/case-emails.ts';
import { picturesFolder } from './pictures.ts';

const open = createTestTemplate(fillShop);
let database: OpenDatabase;
let folder = '';
let guest: Call;

beforeEach(async () => {
  database = await open();
  folder = mkdtempSync(join(tmpdir(), 'waymark-cases-'));
  guest = openOrderShop(database.db, folder).as('guest');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const LETTER = { category: 'order', subject: 'invoice', name: 'Ada', email: 'ada@example.com', message: '<script>alert(1)</script> & so on' };
const write = (more: Record<string, unknown> = {}) =>
  guest<{ caseNumber: string }>('POST', '/consumers-v3/contactus', { body: { ...LETTER, ...more } });

const CASE = { name: 'Ada', email: 'ada@example.com', product: 'Ridge Runner 42', fault: 'sole', message: 'It came off.' };
const openCase = (pictures: readonly unknown[], more: Record<string, unknown> = {}, key = uuidv7()) =>
  guest<{ caseNumber: string }>('POST', '/consumers-v3/consumer/warranty', { body: { ...CASE, pictures, ...more }, key });

/** A picture that knows where it was taken. */
const photo = async (width = 2400, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#446655' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
const sent = (bytes: Buffer, type = 'image/jpeg') => ({ type, content: bytes.toString('base64') });

describe('writing to the shop', () => {
  test.each([
    ['en-us', /^WAYMARKUS-C-[0-9A-F]{10}$/],
    ['de-de', /^WAYMARKDE-C-[0-9A-F]{10}$/],
  ])('gives a number that begins with brand and country (%s)', async (locale, form) => {
    const { body } = await guest<{ caseNumber: string }>('POST', '/consumers-v3/contactus', { body: LETTER, locale });
    expect(body.caseNumber).toMatch(form);
  });

  test.each(['en-us', 'fr-fr', 'de-de'])('has words for every topic (%s)', async (locale) => {
    const { body } = await guest<CallResponse<'contact.categorySubject'>>('GET', '/consumers-v3/contactus/categorySubject', { locale });
    expect(body.categories.map(({ id }) => id)).toEqual(Object.keys(CONTACT_TOPICS));
    expect(body.categories.flatMap(({ subjects }) => subjects.map(({ id }) => id))).toEqual(Object.values(CONTACT_TOPICS).flat());
    for (const { label, subjects } of body.categories)
      for (const text of [label, ...subjects.map((subject) => subject.label)]) expect(text).not.toBe('');
  });

  test('keeps the message and writes two emails: everything to the shop, the number alone to an address that anybody can type', async () => {
    const { status, body } = await write({ orderNumber: 'WM-7K3QF-9F2XD' });
    expect(status).toBe(201);
    expect(await database.db.select().from(contactCases)).toMatchObject([
      {
        number: body.caseNumber,
        kind: 'contact',
        orderNumber: 'WM-7K3QF-9F2XD',
        message: LETTER.message,
        about: { category: 'order', subject: 'invoice' },
      },
    ]);
    const emails = await database.db.select().from(mailOutbox);
    const byTemplate = (template: string) => emails.find((mail) => mail.template === template);
    const [toShop, toSender] = [byTemplate('case-for-shop'), byTemplate('case-received')];
    expect([toShop?.recipient, toSender?.recipient]).toEqual(['help@waymark.example', 'ada@example.com']);
    const shopEmail = caseForShop(toShop?.data as unknown as CaseForShop, 'en-us');
    expect(shopEmail.text).toContain(LETTER.message);
    expect(shopEmail.html).not.toContain('<script>');
    expect(shopEmail.html).toContain('&lt;script&gt;');
    const senderEmail = caseReceived(toSender?.data as unknown as CaseReceived, 'en-us');
    expect(senderEmail.text).toContain(body.caseNumber);
    expect(JSON.stringify([senderEmail, toSender?.data])).not.toContain('alert');
  });

  test('writes to one address three times a day at most, and keeps every case', async () => {
    for (const email of ['ada@example.com', 'Ada@Example.com', 'ada@example.com', 'ada@example.com', 'bo@example.com'])
      expect((await write({ email })).status).toBe(201);
    const emails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'case-received'));
    expect(emails.map(({ recipient }) => recipient.toLowerCase()).toSorted()).toEqual([...Array(3).fill('ada@example.com'), 'bo@example.com']);
    expect(await database.db.$count(contactCases)).toBe(5);
  });

  test('refuses what is no message', async () => {
    for (const more of [
      { email: 'ada' },
      { name: ' ' },
      { message: '' },
      { message: 'x'.repeat(CONTACT_MESSAGE_MAX + 1) },
      { category: 'weather' },
      { subject: 'refund' },
    ])
      expect((await write(more)).code).toBe('WMK400');
    expect(await database.db.$count(mailOutbox)).toBe(0);
  });
});

describe('a warranty case', () => {
  test('keeps its pictures drawn anew: smaller, without where they were taken, readable by the shop alone', async () => {
    const key = uuidv7();
    const pictures = [
      sent(await photo()),
      sent(
        await sharp(await photo(300, 300))
          .png()
          .toBuffer(),
        'image/png',
      ),
    ];
    const { status, body } = await openCase(pictures, { boughtOn: '2026-03-01' }, key);
    expect(status).toBe(201);
    expect((await openCase(pictures, { boughtOn: '2026-03-01' }, key)).body).toEqual(body);
    expect(await database.db.select().from(contactCases)).toMatchObject([
      { number: body.caseNumber, kind: 'warranty', pictures: ['1.jpg', '2.jpg'], about: { fault: 'sole', boughtOn: '2026-03-01' } },
    ]);
    expect(readdirSync(join(folder, 'warranty'))).toEqual([body.caseNumber]);
    const kept = readFileSync(join(folder, picturesFolder(body.caseNumber), '1.jpg'));
    const { width, height, format, exif } = await sharp(kept).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 1600, height: 800, format: 'jpeg', exif: undefined });
    expect(kept.includes('secret place')).toBe(false);
  });

  test('refuses what is no picture, or another kind than it says, and keeps nothing of it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
    const bad = [
      sent(Buffer.from('no picture at all')),
      sent(svg, 'image/png'),
      sent(await photo(), 'image/png'),
      sent((await photo()).subarray(0, 900)),
      { type: 'image/jpeg', content: '../../etc/passwd' },
      { type: 'image/jpeg', content: '' },
    ];
    for (const picture of bad)
      expect(await openCase([sent(await photo(40, 40)), picture])).toMatchObject({ status: 422, code: 'WMK422P', details: { index: 1 } });
    expect((await openCase([{ type: 'image/svg+xml', content: svg.toString('base64') }])).code).toBe('WMK400');
    expect((await openCase(Array.from({ length: WARRANTY_PICTURES_MAX + 1 }, () => sent(svg)))).code).toBe('WMK400');
    expect(existsSync(join(folder, 'warranty'))).toBe(false);
    expect(await database.db.$count(contactCases)).toBe(0);
  });

  test('does not unfold a bomb', async () => {
    // 100 million pixels of one colour are a few kilobytes.
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png()
      .toBuffer();
    expect((await openCase([sent(bomb, 'image/png')])).code).toBe('WMK422P');
  });

  test('takes bodies that other calls do not, and no larger ones', async () => {
    const noise = 'A'.repeat(400_000);
    expect((await openCase([{ type: 'image/jpeg', content: noise }])).code).toBe('WMK422P');
    expect((await write({ message: noise })).code).toBe('WMK413');
    expect((await openCase([{ type: 'image/jpeg', content: 'A'.repeat(20_000_000) }])).code).toBe('WMK413');
  });
});
