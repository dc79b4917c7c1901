interface Claim {
  readonly owner: object;
  readonly start: () => void;
  readonly lose: () => void;
}

/** Web Locks of one device: first come, first served; given up when the owner dies; taken away by whoever steals. */
export function createLocks(): {
  hold<T>(owner: object, name: string, work: () => Promise<T>, alive: () => boolean, steal?: boolean): Promise<T>;
  release(owner: object): void;
} {
  const holders = new Map<string, Claim>();
  const queues = new Map<string, Claim[]>();
  const grant = (name: string): void => {
    holders.delete(name);
    const next = queues.get(name)?.shift();
    if (!next) return;
    holders.set(name, next);
    next.start();
  };
  return {
    async hold(owner, name, work, alive, steal = false) {
      const { promise: turn, resolve: start } = withResolvers<void>();
      const { promise: taken, reject: lose } = withResolvers<never>();
      taken.catch(() => {});
      const claim: Claim = { owner, start, lose: () => lose(new DOMException('stolen', 'AbortError')) };
      if (steal) holders.get(name)?.lose();
      if (steal || !holders.has(name)) {
        holders.set(name, claim);
        start();
      } else queues.set(name, [...(queues.get(name) ?? []), claim]);
      await turn;
      if (!alive()) return new Promise(() => {});
      try {
        return await Promise.race([work(), taken]);
      } finally {
        if (alive() && holders.get(name) === claim) grant(name);
      }
    },
    release(owner) {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((claim) => claim.owner !== owner),
        );
      for (const [name, holder] of holders) if (holder.owner === owner) grant(name);
    },
  };
}

/** Not yet in every Node that runs the tests. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: Error) => void } {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
