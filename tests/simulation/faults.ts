import type { ModelProfile } from '../support/model-server.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** What can go wrong, by where it does. The number is the most likely that it ever gets, per exchange, per write, or per thing that happens. */
const NETWORK = {
  /** Lost on the way there. */
  dropRequest: 0.25,
  /** The shop acts; its answer is lost. */
  dropAnswer: 0.25,
  /** Delivered twice by something on the way; the second answer is the one that comes back. */
  duplicate: 0.2,
  /** Given up here, and carried out much later. */
  zombie: 0.15,
  /** Held up for seconds, so that others overtake it. */
  reorder: 0.2,
  slow: 0.2,
  /** Half of the answer. */
  truncated: 0.2,
  /** The connection breaks under the answer. */
  reset: 0.2,
  /** A portal's page, status 200. */
  captive: 0.2,
  /** No name is found for a while. */
  dns: 0.1,
  /** For a while everything arrives and nothing comes back. */
  oneWay: 0.08,
  /** Up and down every few milliseconds for a while. */
  flap: 0.1,
} as const;

const SERVER = {
  /** 500 after the change was made. */
  error500: 0.2,
  /** A gateway's page, 502 or 504, before or after the change. */
  gateway50x: 0.2,
  tooMany: 0.2,
  /** 503 without processing. */
  unavailable: 0.2,
  /** The session has ended. */
  expired: 0.12,
  /** 403 of the bot challenge. */
  forbidden: 0.05,
  /** BSK404. */
  cartGone: 0.04,
  /** Something else takes a line out. */
  lineGone: 0.06,
  /** 409: the same key is being worked on; with versions, a conflict out of nowhere. */
  conflict409: 0.15,
  /** 422 with a code nobody knows. */
  unprocessable: 0.08,
  /** A month goes by: the shop has forgotten its keys. */
  keysForgotten: 0.03,
  /** Too old a client (426), or an answer in a shape of the future. */
  apiSkew: 0.06,
} as const;

const CLIENT = {
  /** A process ends after, or instead of, one of its next writes. */
  kill: 0.12,
  freeze: 0.1,
  /** No locks: every tab thinks that it leads. Drawn once for a device. */
  twoLeaders: 0.4,
  /** The wall clock is set anew by up to a day. */
  clockJump: 0.08,
  quota: 0.06,
  /** The browser throws everything away. */
  eviction: 0.02,
  /** Another tab has changed the database: this one has lost it. */
  upgrade: 0.05,
  /** A transaction comes to nothing. */
  abortedWrite: 0.08,
  /** What was not written strictly is gone with the browser. */
  relaxedLoss: 0.5,
} as const;

const CEILINGS = { ...NETWORK, ...SERVER, ...CLIENT };
export type FaultName = keyof typeof CEILINGS;
export const FAULT_NAMES = Object.keys(CEILINGS) as FaultName[];
export const NETWORK_FAULTS = [...Object.keys(NETWORK), ...Object.keys(SERVER)] as FaultName[];

export type FaultPlan = Readonly<Record<FaultName, number>>;

/** What a gateway cannot show at all. */
const UNREACHABLE: Readonly<Record<ModelProfile, readonly FaultName[]>> = {
  keyed: [],
  versioned: ['keysForgotten'],
  plain: ['keysForgotten', 'conflict409'],
};

export const reachable = (profile: ModelProfile): FaultName[] => FAULT_NAMES.filter((name) => !UNREACHABLE[profile].includes(name));

export const NO_FAULTS: FaultPlan = Object.fromEntries(FAULT_NAMES.map((name) => [name, 0])) as FaultPlan;

/** Swarm: each seed draws which faults it has at all, and how likely each is. What takes away a wish is no part of a strict seed. */
export function drawFaults(random: SeededRandom, profile: ModelProfile, without: readonly FaultName[]): FaultPlan {
  const share = 0.15 + random.fraction() * 0.5;
  const draw = (name: FaultName): number => {
    const [has, size] = [random.chance(share), random.fraction()];
    return has && !without.includes(name) && !UNREACHABLE[profile].includes(name) ? CEILINGS[name] * (0.1 + 0.9 * size) : 0;
  };
  return Object.fromEntries(FAULT_NAMES.map((name) => [name, draw(name)])) as FaultPlan;
}
