import type { GatewayProfile } from './env.ts';
import { KEYED } from './gateway.ts';
import { PLAIN, VERSIONED } from './unkeyed.ts';

/** Set when the app is built (`VITE_GATEWAY`), and replaced by its value there, so that the other profiles' rules are left out. */
const name: unknown = (import.meta as unknown as { readonly env: Readonly<Record<string, unknown>> }).env.VITE_GATEWAY;

/** The gateway that this build talks to. */
export const GATEWAY: GatewayProfile = name === 'versioned' ? VERSIONED : name === 'plain' ? PLAIN : KEYED;
