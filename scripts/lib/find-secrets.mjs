import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses that the shop itself gives to everybody. */
const PUBLIC = /^(?:privacy|help|hello|orders|press|care)@waymark\.example$/;

/** As in domain/luhn.ts: scripts run before anything is built. */
const passesLuhn = (digits) =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** Card numbers begin with 3 to 6 and say who gave them out; what else is that long here (product codes, moments) begins otherwise or fails the sum. */
const isCardNumber = (digits) => /^(?:3[47]\d{13}|4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|6\d{15})$/.test(digits) && passesLuhn(digits);

/** What must not be in the text, as `what: excerpt`. `log`: a server's log, where there is no reason for anything long and random either. */
export const findSecrets = (text, { log = false } = {}) => {
  const found = new Set();
  const note = (what, excerpt) => found.add(`${what}: ${excerpt.slice(0, 80)}`);
  for (const [password] of text.matchAll(/waymark-trail|a long way home/g)) note('password', password);
  for (const [email] of text.matchAll(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi)) if (!PUBLIC.test(email.toLowerCase())) note('e-mail', email);
  for (const [digits] of text.replaceAll(/(?<=\d{4})[ -](?=\d{4})/g, '').matchAll(/(?<![\d.-])\d{15,16}(?![\d.-])/g))
    if (isCardNumber(digits)) note('card number', `${digits.slice(0, 6)}…`);
  for (const [, hash] of text.matchAll(/(\$argon2(?:id|i|d)\$)/g)) note('password hash', hash);
  for (const [cookie] of text.matchAll(/(?:__Host-[\w-]+|waymark-(?:session|device))=[\w-]{20,}/g)) note('cookie', cookie);
  if (log)
    for (const [token] of text.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g))
      if (/\d/.test(token) && /[A-Z]/.test(token)) note('token', `${token.slice(0, 8)}…`);
  return [...found];
};

/**
 * Searches what a test run left in the folder: `*.log` of shops, `*.cache` of browsers.
 * @returns how many files there were of each, and what was found in which
 */
export const searchTraces = (folder) => {
  const names = readdirSync(folder);
  const of = (ending) => names.filter((name) => name.endsWith(ending));
  const found = names.flatMap((name) =>
    findSecrets(readFileSync(join(folder, name), 'utf8'), { log: name.endsWith('.log') }).map((secret) => `${name}: ${secret}`),
  );
  return { logs: of('.log').length, caches: of('.cache').length, found };
};
