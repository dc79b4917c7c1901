import type { CallResponse } from '#contract/calls/calls.ts';
import { ApiError } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { consent } from './consent.ts';
import { sendUnsent, unsentChoices } from './unsent.ts';

type Records = CallResponse<'consent.proof'>['records'];

export interface ProofFile {
  readonly exportedAt: string;
  readonly shop: string;
  /** What the consent rests on now. */
  readonly basis: string;
  readonly globalPrivacyControl: boolean;
  readonly choice: { readonly id: string; readonly granted: readonly string[]; readonly at: string } | null;
  /** As the shop keeps them; absent where it could not be asked. */
  readonly records?: Records;
  /** Made on this device and not sent yet. */
  readonly waiting: readonly object[];
}

/** What proves the choices of this device: the shop's records, or without a network what the device itself knows. */
export const proofFile = async (api: Api, now: Date = new Date()): Promise<ProofFile> => {
  await sendUnsent(api);
  const { choice, globalPrivacyControl } = consent.facts();
  const ask = async (id: string): Promise<Records | undefined> => {
    try {
      return (await api('consent.proof', { params: { id } })).records;
    } catch (failure) {
      return failure instanceof ApiError && failure.status === 404 ? [] : undefined;
    }
  };
  const records = choice ? await ask(choice.id) : [];
  return {
    exportedAt: now.toISOString(),
    shop: location.origin,
    basis: consent.basis(),
    globalPrivacyControl,
    choice: choice ?? null,
    ...(records && { records }),
    waiting: unsentChoices(),
  };
};
