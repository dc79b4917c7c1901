/** An answer of a WebDriver that refuses. */
export class WebDriverError extends Error {
  /** Of the specification, such as `stale element reference`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Longer than any command of a test takes, also where a page never finishes loading. */
const COMMAND_MS = 120_000;

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** Sends commands of the W3C WebDriver protocol below an address. */
export const createCommands = (base: string) => {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_MS),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as Refusal;
    throw new WebDriverError(error, message);
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => send('POST', path, body),
    delete: (path: string) => send('DELETE', path),
  };
};

export type Commands = ReturnType<typeof createCommands>;
