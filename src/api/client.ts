import type { CallBodyInput, CallName, CallParams, CallQueryInput, CallResponse } from '#contract/calls.ts';

/** One function for every call of the contract. */
export type Api = <N extends CallName>(name: N, input?: { params?: CallParams<N>; query?: CallQueryInput<N>; body?: CallBodyInput<N>; signal?: AbortSignal }) => Promise<CallResponse<N>>;
