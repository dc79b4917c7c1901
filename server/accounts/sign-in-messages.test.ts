import { expect, it } from 'vitest';
import { errorRow } from '#contract/errors/errors.ts';
import { saidRefusal } from './sign-in-messages.ts';

it.each(['AUT401', 'AUT423', 'AUT426', 'AUT440', 'AUT441'] as const)('%s is shown as the shop says it, in the language of whoever asks', (code) => {
  const said = (['en', 'fr', 'de'] as const).map((language) => saidRefusal(code, { language }).message);
  expect(new Set(said).size).toBe(3);
  expect(errorRow(code).words).toBe('server');
});
