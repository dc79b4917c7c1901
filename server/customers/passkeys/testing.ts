import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { NewPasskey, PasskeyProof } from '#contract/calls/passkeys.ts';

const FLAGS = { present: 0x01, verified: 0x04, canSync: 0x08, isSynced: 0x10, hasCredential: 0x40 } as const;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

interface Kept {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

export interface Signing {
  /** The site that the browser is on. */
  readonly origin?: string;
  /** Whether its holder was asked for a finger or a PIN. */
  readonly verified?: boolean;
  /** What it says it has signed before; absent: one more than the last time. */
  readonly counter?: number;
  readonly type?: string;
}

/** An authenticator made of software: keys of P-256, and the documents that browser and device make of them (WebAuthn 3, §6 and §5.8.1). */
export class TestAuthenticator {
  readonly #origin: string;
  readonly #kept: Kept[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** As `navigator.credentials.create` does. */
  create(
    { rp, user, challenge }: CallResponse<'auth.passkeyCreation'>,
    { origin, verified = true, type = 'webauthn.create' }: Signing = {},
  ): NewPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kept: Kept = { id: randomBytes(16), key: privateKey, userHandle: user.id, counter: 0 };
    this.#kept.push(kept);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(kept.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, kept.id, Buffer.from(isoCBOR.encode(cose))]);
    const authData = Buffer.concat([this.#head(rp.id, 0, FLAGS.hasCredential, verified), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: kept.id.toString('base64url'),
      rawId: kept.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData(type, challenge, origin),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get` does, with the key that was made last. */
  get(
    { rpId, challenge }: CallResponse<'auth.passkeyRequest'>,
    { origin, verified = true, counter, type = 'webauthn.get' }: Signing = {},
  ): PasskeyProof {
    const kept = this.#kept.at(-1);
    if (!kept) throw new Error('This authenticator has no passkey');
    kept.counter = counter ?? kept.counter + 1;
    const authData = this.#head(rpId, kept.counter, 0, verified);
    const clientData = this.#clientData(type, challenge, origin);
    const signature = sign('sha256', Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]), kept.key);
    return {
      id: kept.id.toString('base64url'),
      rawId: kept.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: kept.userHandle,
      },
    };
  }

  #head(rpId: string, counter: number, more: number, verified: boolean): Buffer {
    // oxlint-disable-next-line no-bitwise
    const flags = FLAGS.present | FLAGS.canSync | FLAGS.isSynced | (verified ? FLAGS.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter)]);
  }

  #clientData(type: string, challenge: string, origin = this.#origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}
