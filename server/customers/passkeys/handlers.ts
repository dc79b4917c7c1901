import { eq } from 'drizzle-orm';
import { changeEmail } from '#server/customers/auth/change-email.ts';
import { confirmEmail } from '#server/customers/auth/confirm-email.ts';
import { sendConfirmation } from '#server/customers/auth/confirmation-email.ts';
import { rememberDevice } from '#server/customers/auth/known-devices.ts';
import { brokenSignIn } from '#server/customers/auth/sign-in.ts';
import { undoEmailChange } from '#server/customers/auth/undo-email-change.ts';
import { writeNotice } from '#server/customers/auth/write-notice.ts';
import { wrongPasskey } from '#server/accounts/sign-in-messages.ts';
import { passkeys } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeCode } from '#server/customers/sessions/exchange-code.ts';
import { checkNewPasskey, keepPasskey, passkeyCreation } from './add-passkey.ts';
import { assertOwner } from './assert-owner.ts';
import { CHALLENGE_LIFE_MS, issueChallenge } from './challenges.ts';
import { checkPasskey } from './check-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { type PasskeySite, passkeySite } from './site.ts';

type PasskeyCall =
  | 'auth.passkeyRequest'
  | 'auth.passkeySignIn'
  | 'auth.passkeyCreation'
  | 'auth.addPasskey'
  | 'auth.passkeys'
  | 'auth.renamePasskey'
  | 'auth.removePasskey'
  | 'auth.changeEmail'
  | 'auth.confirmEmail'
  | 'auth.sendConfirmation'
  | 'auth.undoEmailChange';

export interface PasskeyPorts {
  /** Origin that the shop is configured with. */
  readonly publicUrl: string;
  readonly wakeMail: () => void;
}

/** Passkeys beside passwords: made, named, removed, used in the place of a password, and to confirm what only an owner may do. */
export const passkeyHandlers = ({ publicUrl, wakeMail }: PasskeyPorts) => {
  const site = passkeySite(publicUrl);
  return {
    'auth.passkeyRequest': ({ body: { purpose } }, ctx) => request(ctx, site, purpose),

    'auth.passkeySignIn': async ({ body: { credential, codeChallenge } }, ctx) => {
      const { db, session, clock, locale } = ctx;
      const now = clock();
      const accountId = await checkPasskey(db, site, credential, { purpose: 'enter', sessionId: session.sessionId, now })
        .catch(wrongPasskey(locale))
        .catch(brokenSignIn(ctx));
      return makeCode(db, accountId, codeChallenge, now, await rememberDevice(db, ctx, accountId));
    },

    'auth.passkeyCreation': async ({ body: { proof } }, ctx) => {
      await assertOwner(ctx, site, proof);
      return passkeyCreation(ctx.db, site, ctx.session, ctx.clock());
    },

    'auth.addPasskey': async ({ body: { credential, name } }, { db, session, clock, afterCommit }) => {
      const now = clock();
      const made = await checkNewPasskey(db, site, credential, session, now);
      await db.transaction(async (tx) => {
        await keepPasskey(tx, session, { ...made, name }, now);
        await writeNotice(tx, session.account.id, 'passkey-added', now);
      });
      afterCommit(wakeMail);
      return listPasskeys(db, session.account.id);
    },

    'auth.passkeys': (_input, { db, session }) => listPasskeys(db, session.account.id),

    'auth.renamePasskey': async ({ params: { passkeyId }, body: { name } }, { db, session }) => {
      await renamePasskey(db, session.account.id, passkeyId, name);
      return listPasskeys(db, session.account.id);
    },

    'auth.removePasskey': async ({ params: { passkeyId } }, { db, session }) => {
      await removePasskey(db, session.account.id, passkeyId);
      return listPasskeys(db, session.account.id);
    },

    'auth.changeEmail': async ({ body: { email, proof } }, ctx) => {
      const account = await assertOwner(ctx, site, proof);
      changeEmail(account, email, ctx, wakeMail);
      return { accepted: true as const };
    },

    'auth.confirmEmail': async ({ body }, ctx) => {
      const answer = await confirmEmail(body, ctx);
      ctx.afterCommit(wakeMail);
      return answer;
    },

    'auth.sendConfirmation': (_input, ctx) => sendConfirmation(ctx, wakeMail),

    'auth.undoEmailChange': async ({ body }, ctx) => {
      await undoEmailChange(body, ctx);
      ctx.afterCommit(wakeMail);
      return {};
    },
  } satisfies Handlers<PasskeyCall>;
};

/** A sign-in names no passkeys: the device offers those that it has for this site, and nobody learns whether an address has any. */
const request = async ({ db, session, clock }: CallContext<'auth.passkeyRequest'>, { rpId }: PasskeySite, purpose: 'enter' | 'confirm') => {
  const known =
    purpose === 'confirm'
      ? await db
          .select({ id: passkeys.credentialId, transports: passkeys.transports })
          .from(passkeys)
          .where(eq(passkeys.accountId, ownerOf(session).id))
      : [];
  return {
    challenge: await issueChallenge(db, session.sessionId, purpose, clock()),
    timeout: CHALLENGE_LIFE_MS,
    rpId,
    userVerification: 'required' as const,
    allowCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: [...transports] })),
  };
};

const ownerOf = ({ account }: CallContext<'auth.passkeyRequest'>['session']) => {
  if (!account) throw new Refusal('AUT404');
  return account;
};
