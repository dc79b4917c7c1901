import type { Network } from './network.ts';

/** Networks that shoppers know. Each is made of the verbs of `network`, and only of them. */
export const CONDITIONS = {
  online: () => {},
  /** No network at all: every connection is refused at once. */
  offline: (network) => network.cut(),
  /** Full bars and nothing behind them: connections are taken and never answered. */
  'lie-fi': (network) => network.cut('hang'),
  /** 400 ms to the shop, give or take 100, and 50 kB a second for everything together. */
  'slow-3g': (network) => {
    network.delay(400, 100);
    network.throttle(50_000);
  },
  /** The far corner of a shop floor: 10 to 230 ms, and every seventh exchange breaks. */
  'store-wifi': (network) => {
    network.delay(120, 110);
    network.breakSome(0.15);
  },
  /** A train: a second or two of network, then as long of none. */
  tunnel: (network) => void network.flap({ up: 1_500, down: 1_500 }),
  /** The hotel's welcome page, for whatever one asks. */
  captive: (network) => void network.captivePortal(),
  /** The network is there, the shop is not. */
  'server-down': (network) => void network.serverError(503),
  /** On and off several times a second. */
  'flaky-seeded': (network) => void network.flap({ up: 400, down: 400 }),
} as const satisfies Readonly<Record<string, (network: Network) => void>>;

export type Condition = keyof typeof CONDITIONS;
