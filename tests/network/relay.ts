import { createServer, request as forward, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { HEADERS } from '#contract/headers.ts';
import { callOf, type Exchange, type Fate, type Rule } from './exchange.ts';

/** Where an exchange can be stopped: before the origin has it, or after it acted and before anybody hears of it. */
export type Stop = 'request' | 'answer';

/** An exchange that is stopped on its way. */
export interface Held {
  /** Resolves once an exchange is stopped there. */
  readonly arrived: Promise<Exchange>;
  /** Lets it go on, even if whoever asked is gone: a request on the line may arrive late. */
  release(): void;
  /** Breaks it there. */
  drop(): void;
}

interface Gate extends Held {
  readonly stop: Stop;
  readonly wants: (exchange: Exchange) => boolean;
  readonly open: Promise<'go on' | 'break'>;
  take(exchange: Exchange): void;
  taken: Exchange | undefined;
}

const text = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Without what is said of the line to the origin: it stays open longer than the one to the relay, on which nobody must count. */
const withoutLine = (answer: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { connection: _, 'keep-alive': __, ...headers } = answer;
  return headers;
};

const parsed = (body: Buffer): unknown => {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return body.toString();
  }
};

/**
 * A relay in front of the origin, on loopback. What is cut here is cut for the page and for its service worker alike: both
 * reach the shop only through it. It knows nothing of tests: `network.ts` has the verbs.
 */
export class Relay {
  readonly log: Exchange[] = [];
  #began = Date.now();
  #rules: Rule[] = [];
  #gates: Gate[] = [];
  #cut: 'reset' | 'hang' | undefined;
  #delay: (exchange: Exchange) => number = () => 0;
  #bytesPerSecond = Number.POSITIVE_INFINITY;
  /** One line for all: what is sent on it waits for what was there before. */
  #line: Promise<void> = Promise.resolve();
  #server: Server;
  #sockets = new Set<Socket>();
  #hanging = new Set<Socket>();
  #origin: number;

  /** @param origin port of the origin */
  constructor(origin = 0) {
    this.#origin = origin;
    this.#server = createServer((incoming, outgoing) => {
      this.#handle(incoming, outgoing).catch(() => incoming.socket.resetAndDestroy());
    });
    this.#server.keepAliveTimeout = 1_000;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      // A browser that is killed breaks off in the middle of a line.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
      if (this.#cut === 'reset') socket.resetAndDestroy();
    });
  }

  /** Port of the origin: for whoever asks the shop itself, behind the network's back. */
  get origin(): number {
    return this.#origin;
  }

  /** The origin has another port from now on. */
  leadTo(origin: number): void {
    this.#origin = origin;
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.reset();
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
    // What was left hanging is answered by nobody any more: it breaks, as on a line that comes back as another one.
    for (const socket of this.#hanging) socket.resetAndDestroy();
    this.#hanging.clear();
  }

  get isCut(): boolean {
    return this.#cut !== undefined;
  }

  /** Puts a rule before the others; call what it returns to take it away again. The first rule that speaks decides. */
  add(rule: Rule): () => void {
    this.#rules.unshift(rule);
    return () => {
      this.#rules = this.#rules.filter((other) => other !== rule);
    };
  }

  /** Stops the next such exchange on its way. */
  hold(wants: (exchange: Exchange) => boolean, stop: Stop): Held {
    let arrive: (exchange: Exchange) => void;
    let decide: (how: 'go on' | 'break') => void;
    const arrived = new Promise<Exchange>((resolve) => (arrive = resolve));
    const open = new Promise<'go on' | 'break'>((resolve) => (decide = resolve));
    const leave = (how: 'go on' | 'break'): void => {
      this.#gates = this.#gates.filter((other) => other !== gate);
      decide(how);
    };
    const gate: Gate = {
      stop,
      wants,
      open,
      arrived,
      taken: undefined,
      take: (exchange) => {
        gate.taken = exchange;
        arrive(exchange);
      },
      release: () => leave('go on'),
      drop: () => leave('break'),
    };
    this.#gates.push(gate);
    return gate;
  }

  /** Milliseconds that an exchange waits before it goes on. */
  delay(next: (exchange: Exchange) => number): void {
    this.#delay = next;
  }

  /** How much fits through the line in a second, for all together. */
  throttle(bytesPerSecond: number): void {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** A good line again, with nothing held and an empty log. */
  reset(): void {
    for (const gate of this.#gates) gate.drop();
    this.#rules = [];
    this.#delay = () => 0;
    this.#bytesPerSecond = Number.POSITIVE_INFINITY;
    this.restore();
  }

  forget(): void {
    this.log.length = 0;
    this.#began = Date.now();
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const exchange: Exchange = {
      at: Date.now() - this.#began,
      method,
      url,
      call: callOf(method, url),
      body: parsed(sent),
      idempotencyKey: text(headers[HEADERS.idempotencyKey.toLowerCase()]),
      correlationId: text(headers[HEADERS.correlationId.toLowerCase()]),
      fate: 'pass',
      reached: false,
      status: undefined,
      replayed: false,
    };
    this.log.push(exchange);
    const fate = this.#fate(exchange);
    exchange.fate = fate.kind;
    const wait = this.#delay(exchange);
    if (wait > 0) await sleep(wait);
    if (fate.kind === 'hang') {
      this.#hanging.add(incoming.socket);
      return;
    }
    if (fate.kind === 'reset' || this.#cut === 'reset') {
      exchange.fate = 'reset';
      incoming.socket.resetAndDestroy();
      return;
    }
    if (fate.kind === 'answer') {
      outgoing.writeHead(fate.status, fate.headers).end(fate.body);
      return;
    }
    if (!(await this.#passes('request', exchange))) {
      incoming.socket.resetAndDestroy();
      return;
    }
    const body = fate.kind === 'pass' && fate.rewrite !== undefined ? Buffer.from(JSON.stringify(fate.rewrite)) : sent;
    if (fate.kind === 'pass' && fate.withoutCookies) delete incoming.headers.cookie;
    this.#pass(incoming, outgoing, exchange, { body, lose: fate.kind === 'lose-response' });
  }

  /** Waits where a test wants it to wait; false: it broke there. */
  async #passes(stop: Stop, exchange: Exchange): Promise<boolean> {
    const gate = this.#gates.find((other) => other.stop === stop && other.taken === undefined && other.wants(exchange));
    if (!gate) return true;
    gate.take(exchange);
    if ((await gate.open) === 'go on') return true;
    exchange.fate = stop === 'request' ? 'reset' : 'lose-response';
    return false;
  }

  #fate(exchange: Exchange): Fate {
    if (this.#cut) return { kind: this.#cut };
    for (const rule of this.#rules) {
      const fate = rule(exchange);
      if (fate) return fate;
    }
    return { kind: 'pass' };
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange, { body, lose }: { body: Buffer; lose: boolean }): void {
    const { 'transfer-encoding': _, 'content-length': __, ...headers } = incoming.headers;
    exchange.reached = true;
    const upstream = forward(
      {
        host: '127.0.0.1',
        port: this.#origin,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, ...(body.length > 0 && { 'content-length': String(body.length) }) },
      },
      (answer) => {
        exchange.status = answer.statusCode;
        exchange.replayed = answer.headers[HEADERS.idempotentReplay.toLowerCase()] === 'true';
        void this.#deliver(answer, incoming.socket, outgoing, exchange, lose).catch(() => incoming.socket.resetAndDestroy());
      },
    );
    upstream.on('error', () => incoming.socket.resetAndDestroy());
    upstream.end(body);
  }

  async #deliver(answer: IncomingMessage, socket: Socket, outgoing: ServerResponse, exchange: Exchange, lose: boolean): Promise<void> {
    const held = lose || this.#gates.some((gate) => gate.stop === 'answer' && gate.taken === undefined && gate.wants(exchange));
    // The origin has acted for certain once its answer has been read to the end.
    if (held) {
      const chunks: Buffer[] = [];
      for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
      if (lose || !(await this.#passes('answer', exchange))) {
        socket.resetAndDestroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, withoutLine(answer.headers));
      outgoing.end(Buffer.concat(chunks));
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, withoutLine(answer.headers));
    if (this.#bytesPerSecond === Number.POSITIVE_INFINITY) {
      answer.pipe(outgoing);
      return;
    }
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      this.#line = this.#line.then(() => sleep((chunk.length / this.#bytesPerSecond) * 1000));
      await this.#line;
      // Leaving the loop lets go of the origin, too.
      if (outgoing.destroyed) return;
      if (!outgoing.write(chunk)) await new Promise((resolve) => outgoing.once('drain', resolve).once('close', resolve));
    }
    outgoing.end();
  }
}
