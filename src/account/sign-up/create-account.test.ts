import { describe, expect, it, vi } from 'vitest';
import { NoAnswer } from '#contract/client/client.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { createSignUp, type SignUpPorts } from './create-account.ts';

const BODY: SignUp = { email: 'ada@waymark.example', password: 'Trail-4-ever', source: { store: 'X-1', campaignName: 'spring' } };

/** Answers one after the other; an Error is a failure. */
const open = (answers: readonly (Error | undefined)[], signIn: SignUpPorts['signIn'] = async () => ({ done: true })) => {
  const left = [...answers];
  const post = vi.fn<SignUpPorts['post']>(async () => {
    const answer = left.shift();
    if (answer) throw answer;
  });
  const onStoreUnknown = vi.fn<SignUpPorts['onStoreUnknown']>();
  return { post, onStoreUnknown, signUp: createSignUp({ post, signIn, onStoreUnknown }) };
};

describe('signing up', () => {
  it('signs in with the account that was made', async () => {
    const signIn = vi.fn<SignUpPorts['signIn']>(async () => ({ done: true }));
    expect(await open([undefined], signIn).signUp(BODY)).toBe('signed-in');
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: BODY.email, password: BODY.password });
  });

  it('says that there is an account where signing in with it failed', async () => {
    expect(await open([undefined], () => Promise.reject(new NoAnswer('network', true))).signUp(BODY)).toBe('created');
    expect(await open([undefined], async () => ({ done: false })).signUp(BODY)).toBe('created');
  });

  it('takes "in use" for its own account after an answer was lost', async () => {
    const { signUp } = open([new NoAnswer('network', true), refusal('AUT439')]);
    await expect(signUp(BODY)).rejects.toBeInstanceOf(NoAnswer);
    expect(await signUp(BODY)).toBe('signed-in');
  });

  it('does not take it for its own where nothing was sent, for another address, or where the password does not open it', async () => {
    const unsent = open([new NoAnswer('network', false), refusal('AUT439')]);
    await expect(unsent.signUp(BODY)).rejects.toBeInstanceOf(NoAnswer);
    await expect(unsent.signUp(BODY)).rejects.toMatchObject({ code: 'AUT439' });
    const other = open([new NoAnswer('network', true), refusal('AUT439')]);
    await expect(other.signUp(BODY)).rejects.toBeInstanceOf(NoAnswer);
    await expect(other.signUp({ ...BODY, email: 'bob@waymark.example' })).rejects.toMatchObject({ code: 'AUT439' });
    const shut = open([new NoAnswer('timeout', true), refusal('AUT439')], () => Promise.reject(refusal('AUT401')));
    await expect(shut.signUp(BODY)).rejects.toBeInstanceOf(NoAnswer);
    await expect(shut.signUp(BODY)).rejects.toMatchObject({ code: 'AUT439' });
  });

  it('goes on without the store of a link that the shop does not know', async () => {
    const { post, signUp, onStoreUnknown } = open([refusal('AUT440'), undefined]);
    expect(await signUp(BODY)).toBe('signed-in');
    expect(post.mock.calls[1]?.[0].source).toEqual({ store: undefined, campaignName: 'spring' });
    expect(onStoreUnknown.mock.calls).toEqual([[expect.objectContaining({ code: 'AUT440' })]]);
  });
});
