import { expect, it } from 'vitest';
import { mailRecipients } from './mail-recipients.ts';

const ada = { firstName: 'Ada', lastName: 'Stone', email: 'ada@example.com' };
const gift = (to: string) => ({ isDigitalProduct: true, giftOption: { to, email: `${to}@example.com`, message: '' } });

it('mails a gift to whoever it is for, not to whoever ordered it', () => {
  expect(mailRecipients([gift('bob'), { isDigitalProduct: false }], ada)).toEqual([{ name: 'bob', email: 'bob@example.com' }]);
});

it('mails what is no gift to whoever ordered it, and names each person once', () => {
  const items = [gift('bob'), gift('bob'), { isDigitalProduct: true }];
  expect(mailRecipients(items, ada).map(({ email }) => email)).toEqual(['bob@example.com', 'ada@example.com']);
});

it('names nobody where nothing is mailed', () => {
  expect(mailRecipients([{ isDigitalProduct: false }], ada)).toEqual([]);
});
