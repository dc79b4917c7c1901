import type { GatewayProfile } from '../env.ts';
import { KEYED } from './keyed.ts';
import { PLAIN, VERSIONED } from './unkeyed.ts';

/** Replaced by its value in the build (`VITE_GATEWAY`), so that the rules of the other profiles are left out. */
const name: unknown = (import.meta as unknown as { readonly env: Readonly<Record<string, unknown>> }).env.VITE_GATEWAY;

/** The gateway profile of this build. */
export const GATEWAY: GatewayProfile = name === 'versioned' ? VERSIONED : name === 'plain' ? PLAIN : KEYED;
