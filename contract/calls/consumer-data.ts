import * as z from 'zod/mini';
import { PASSWORD_MAX } from '#contract/accounts.ts';
import { defineCalls } from './call.ts';

/** What somebody may ask of a shop that knows them (GDPR art. 15, 17, 20): the documents name no calls for it. */
export const consumerDataCalls = defineCalls({
  'consumer.exportData': {
    method: 'GET',
    path: '/consumers-v3/consumer/data',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Everything that is kept about the person, but secrets',
    response: z.object({ exportedAt: z.string(), account: z.record(z.string(), z.unknown()), records: z.record(z.string(), z.array(z.unknown())) }),
    errors: [],
    spec: 'beyond the documents: data protection',
  },
  'consumer.erase': {
    method: 'POST',
    path: '/consumers-v3/consumer/erase',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Delete the account, with the password again; of orders stays what the law asks for',
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) }),
    response: z.object({}),
    errors: ['AUT450', 'AUT423', 'AUT441'],
    spec: 'beyond the documents: data protection',
  },
});
