import { Refused } from './model-refusal.ts';

export interface Session {
  readonly subject: string;
  /** Absent: a guest. */
  readonly type?: 'Registered';
  expired: boolean;
}

/** What a sign-in screen was given. */
interface Code {
  readonly subject: string;
  readonly verifier: string;
  /** Session it was exchanged for. */
  cookie: string | null;
  /** Its minute is over. */
  dead: boolean;
}

/** A session and the cookie that the device keeps of it from now on. */
interface Entered {
  readonly session: Session;
  readonly cookie: string;
}

/** What the model knows of people: who comes with which cookie, and what the sign-in screen has handed out. */
export class ModelSessions {
  readonly sessions = new Map<string, Session>();
  readonly codes = new Map<string, Code>();
  private counter = 0;

  expireSessions(): void {
    for (const session of this.sessions.values()) session.expired = true;
  }

  forgetSessions(): void {
    this.sessions.clear();
  }

  /** What the sign-in screen of the shop hands out for the right password. */
  issueCode(subject: string): { readonly authorizationCode: string; readonly codeVerifier: string } {
    const authorizationCode = `code-${this.next()}`;
    this.codes.set(authorizationCode, { subject, verifier: `verifier-of-${authorizationCode}`, cookie: null, dead: false });
    return { authorizationCode, codeVerifier: `verifier-of-${authorizationCode}` };
  }

  /** A minute goes by: no code is good any more. */
  endCodes(): void {
    for (const code of this.codes.values()) code.dead = true;
  }

  /** For whatever gets a name: no two are the same. */
  protected next(): string {
    return String(++this.counter).padStart(6, '0');
  }

  protected sessionOf(cookie: string | null): Session | undefined {
    return cookie === null ? undefined : this.sessions.get(cookie);
  }

  protected enterAsGuest(): Entered {
    const cookie = `cookie-${this.next()}`;
    const session: Session = { subject: `guest-${this.next()}`, expired: false };
    this.sessions.set(cookie, session);
    return { session, cookie };
  }

  /** The same code and verifier give the same session for a minute. */
  protected exchangeCode(authorizationCode: string, codeVerifier: unknown): Entered & { readonly isFirst: boolean } {
    const code = this.codes.get(authorizationCode);
    if (!code || code.dead || code.verifier !== codeVerifier) throw new Refused(401, 'AUT432');
    const isFirst = code.cookie === null;
    const cookie = code.cookie ?? `cookie-${this.next()}`;
    code.cookie = cookie;
    const session: Session = { subject: code.subject, type: 'Registered', expired: false };
    this.sessions.set(cookie, session);
    return { session, cookie, isFirst };
  }
}
