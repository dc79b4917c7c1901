import '#contract/calls/wire-components.gen.ts';
import type { Api } from '#contract/client/client.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { wireLine } from '#db/in-store/parked.ts';
import type { CartPort } from './ports.ts';

export interface HandOverPorts {
  readonly api: Api;
  readonly cartPort: Pick<CartPort, 'read' | 'clear'>;
  readonly subject: string | null;
  readonly newId: () => string;
}

/** A code that is being shown. */
export interface Offered {
  readonly handOverId: string;
  readonly token: string;
  /** When it was made: `performance.now()`. The device's clock may be wrong. */
  readonly since: number;
}

const keyed = ({ newId, subject }: HandOverPorts) => ({ key: newId(), subject: subject ?? undefined });

/** Offers a copy of what is at the counter. @throws what the client throws */
export const offerCart = async (ports: HandOverPorts): Promise<Offered> => {
  const { lines, coupons } = await ports.cartPort.read();
  const body = { items: lines.map(({ choice, qty }) => wireLine(choice, qty)), coupons: [...coupons] };
  const { handOverId, token } = await ports.api('agent.handOver', { body, ...keyed(ports) });
  return { handOverId, token, since: performance.now() };
};

export type HandOverState = CallResponse<'agent.handOverState'>['state'];

export const lookAtOffer = async ({ api }: HandOverPorts, { handOverId }: Offered): Promise<HandOverState> =>
  (await api('agent.handOverState', { params: { handOverId } })).state;

/** The code opens nothing any more. Never rejects: it ends by itself within minutes. */
export const withdrawOffer = async (ports: HandOverPorts, { handOverId }: Offered): Promise<void> => {
  await ports.api('agent.endHandOver', { params: { handOverId }, ...keyed(ports) }).catch(() => undefined);
};
