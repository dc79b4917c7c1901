/** Runs in the page: the errors that pages of this tab have reported since it was last asked. */
export const readErrors = (): string[] => {
  const key = 'waymark-tests.errors';
  const texts = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  sessionStorage.removeItem(key);
  return texts;
};

/** Runs in the page: from now on errors, rejections nobody handles, refused policies and `console.error` are written down. */
export const watchErrors = (): void => {
  const key = 'waymark-tests.errors';
  const marked = globalThis as { watchesErrors?: boolean };
  if (marked.watchesErrors) return;
  marked.watchesErrors = true;
  const note = (text: string): void => {
    const texts = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...texts, text]));
  };
  addEventListener('error', (event) => note(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => note(`rejection: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(`policy: ${violatedDirective} ${blockedURI}`));
  const say = console.error;
  console.error = (...parts: unknown[]) => {
    note(`console: ${parts.map(String).join(' ')}`);
    say(...parts);
  };
};
