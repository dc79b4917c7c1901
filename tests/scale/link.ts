import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A network link to a port of this machine that can be cut: nothing passes, and nobody is told. */
export interface Link {
  readonly port: number;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

export const openLink = async (targetPort: number): Promise<Link> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (isCut) hold(pair);
  });
  const hold = ([near, far]: readonly [Socket, Socket]): void => {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const pair of pairs) hold(pair);
    },
    mend: () => {
      isCut = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    close: async () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
};
