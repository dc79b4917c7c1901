import { html, raw } from 'hono/html';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import script from './card-fields.js?raw';
import style from './card-fields.css?raw';
import { cardMessages } from './messages.ts';

export interface CardPage {
  readonly nonce: string;
  readonly session: string;
  readonly locale: LocaleId;
  readonly theme: 'light' | 'dark' | 'system';
  readonly publicUrl: string;
}

/** The framed document: three fields and the script that turns them into a token. */
export const cardPage = ({ nonce, session, locale, theme, publicUrl }: CardPage) => {
  const messages = cardMessages(locale);
  const config = JSON.stringify({
    session,
    parent: publicUrl,
    tokens: `${publicUrl}/provider/tokens`,
    problems: messages.problems,
    network: messages.network,
  }).replaceAll('<', '\\u003c');
  const field = (id: string, label: string, autocomplete: string, hint: string, size: number) => html`
    <div class="field" data-field="${id}">
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        name="${id}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${size}"
        required
        aria-describedby="${id}-hint ${id}-problem"
      />
      <p class="hint" id="${id}-hint">${hint}</p>
      <p class="problem" id="${id}-problem" aria-live="polite"></p>
    </div>
  `;
  return html`<!doctype html>
    <html lang="${LOCALES[locale].tag}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${messages.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <div>
          <h1 class="unseen">${messages.title}</h1>
          <form novalidate>
            ${field('number', messages.number, 'cc-number', '', 23)}
            <div class="pair">
              ${field('expiry', messages.expiry, 'cc-exp', messages.expiryHint, 7)} ${field('code', messages.code, 'cc-csc', messages.codeHint, 4)}
            </div>
            <p class="problem" id="network" role="alert"></p>
            <p class="test">${messages.test}</p>
            <button class="unseen" tabindex="-1" aria-hidden="true">OK</button>
          </form>
        </div>
        <script type="application/json" id="config" nonce="${nonce}">
          ${raw(config)}
        </script>
        <script nonce="${nonce}">
          ${raw(script)};
        </script>
      </body>
    </html>`;
};
