import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { CallName } from '#contract/calls.ts';
import { wire } from '#contract/wire.gen.ts';

/** What may happen to one exchange. The first rule that speaks decides. */
export type Fate =
  | { readonly kind: 'pass' }
  /** The connection breaks before the origin sees anything. */
  | { readonly kind: 'reset' }
  /** Nothing is ever answered. */
  | { readonly kind: 'hang' }
  /** The origin acts, and its answer is lost on the way. */
  | { readonly kind: 'lose-response' }
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** Name in the contract, when it is one of its calls. */
  readonly call: CallName | undefined;
  readonly idempotencyKey: string | undefined;
  fate: Fate['kind'];
  status: number | undefined;
}

export type Rule = (exchange: Exchange) => Fate | undefined;

const patterns = (Object.entries(wire) as [CallName, readonly [string, string, string]][]).map(([name, [method, path]]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

const callOf = (method: string, url: string): CallName | undefined => {
  const path = url.split('?')[0] ?? url;
  return patterns.find((row) => row.method === method && row.pattern.test(path))?.name;
};

/**
 * A relay in front of the origin, on loopback. What is cut here is cut for the page and for its service worker alike: both
 * reach the shop only through it.
 */
export class Relay {
  readonly log: Exchange[] = [];
  #rules: Rule[] = [];
  #cut: 'reset' | 'hang' | undefined;
  #delay: () => number = () => 0;
  #server: Server;
  #sockets = new Set<Socket>();
  #origin: number;

  constructor(origin: number) {
    this.#origin = origin;
    this.#server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
    this.#server.keepAliveTimeout = 1_000;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      if (this.#cut === 'reset') socket.resetAndDestroy();
    });
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Breaks every connection and lets no new one in (or, with `hang`, lets them in and never answers). */
  cut(how: 'reset' | 'hang' = 'reset'): void {
    this.#cut = how;
    if (how === 'reset') for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  restore(): void {
    this.#cut = undefined;
  }

  get isCut(): boolean {
    return this.#cut !== undefined;
  }

  /** Puts a rule before the others; call what it returns to take it away again. */
  add(rule: Rule): () => void {
    this.#rules.unshift(rule);
    return () => {
      this.#rules = this.#rules.filter((other) => other !== rule);
    };
  }

  /** Milliseconds that every exchange waits before it goes on. */
  delay(next: () => number): void {
    this.#delay = next;
  }

  reset(): void {
    this.#rules = [];
    this.#delay = () => 0;
    this.restore();
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const key = incoming.headers['idempotency-key'];
    const exchange: Exchange = {
      method,
      url,
      call: callOf(method, url),
      idempotencyKey: typeof key === 'string' ? key : undefined,
      fate: 'pass',
      status: undefined,
    };
    this.log.push(exchange);
    const fate = this.#fate(exchange);
    exchange.fate = fate.kind;
    const wait = this.#delay();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (fate.kind === 'hang') return;
    if (fate.kind === 'reset' || this.#cut === 'reset') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (fate.kind === 'answer') {
      outgoing.writeHead(fate.status, fate.headers).end(fate.body);
      return;
    }
    this.#pass(incoming, outgoing, exchange, fate.kind === 'lose-response');
  }

  #fate(exchange: Exchange): Fate {
    if (this.#cut) return { kind: this.#cut };
    for (const rule of this.#rules) {
      const fate = rule(exchange);
      if (fate) return fate;
    }
    return { kind: 'pass' };
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange, lose: boolean): void {
    const upstream = forward(
      { host: '127.0.0.1', port: this.#origin, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        exchange.status = answer.statusCode;
        if (lose) {
          // The origin has acted once its answer has been read to the end; only then the line breaks.
          answer.resume().on('end', () => incoming.socket.resetAndDestroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => incoming.socket.resetAndDestroy());
    incoming.pipe(upstream);
  }
}
