import { expect, type Browser, type Page } from '@playwright/test';
import type { OpenedDoc } from '#contract/calls/content-admin.ts';
import { signInAs } from './sign-in.ts';

const SITE = 'WAYMARK-US';

type Doc = Record<string, unknown>;

/** Writes content by the calls of the editor's screens. What it changed is as it was once it is closed. */
export interface Editor {
  /** Of the editor's own browser, signed in. */
  readonly page: Page;
  /** @param name kind and name of the document: `fixed/cart` */
  /** What is published of it. */
  readonly published: (name: string) => Promise<Doc>;
  readonly draft: (name: string, document: Doc) => Promise<void>;
  readonly publish: (name: string, document: Doc) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a browser of its own and signs the demonstration shop's editor in. */
export const openEditor = async (browser: Browser): Promise<Editor> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'editor');
  const before = new Map<string, OpenedDoc | undefined>();
  const call = async (method: string, path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }> =>
    page.evaluate(
      async ([verb, address, sent]) => {
        const answer = await fetch(`${address}?locale=en-us`, {
          method: verb,
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          ...(sent && { body: JSON.stringify(sent) }),
        });
        return { status: answer.status, body: (await answer.json()) as unknown };
      },
      [method, `/content-admin/v1/documents/${SITE}/${path}`, body] as const,
    );
  const change = async (method: string, path: string, body: object): Promise<number> => {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
    return (answer.body as { version: number }).version;
  };
  const read = async (name: string): Promise<OpenedDoc | undefined> => {
    const { status, body } = await call('GET', name);
    return status === 200 ? (body as OpenedDoc) : undefined;
  };
  const draft = async (name: string, document: Doc): Promise<number> => {
    const found = await read(name);
    if (!before.has(name)) before.set(name, found);
    return change('PUT', `${name}/draft`, { document, version: found?.version ?? 0 });
  };
  const publish = async (name: string, document: Doc): Promise<void> => {
    const version = await draft(name, document);
    await change('POST', `${name}/publish`, { version });
  };
  return {
    page,
    published: async (name) => (await read(name))?.published ?? {},
    draft: async (name, document) => void (await draft(name, document)),
    publish,
    close: async () => {
      for (const [name, was] of before)
        if (was?.published) await publish(name, was.published);
        else await change('POST', `${name}/unpublish`, { version: (await read(name))?.version ?? 0 });
      await context.close();
    },
  };
};
