import { escapeHtml } from './format.ts';

/** Around the body of every email: mail programs read neither stylesheets nor custom properties, so the shop's colours stand here in figures. */
export const emailFrame = ({
  lang,
  title,
  body,
}: {
  readonly lang: string;
  readonly title: string;
  readonly body: string;
}): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#faf9f5;color:#12201a;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 32px;font-weight:700;letter-spacing:.075em;text-transform:uppercase">Waymark</p>
${body}
</div>
</body>
</html>
`;

export const emailButton = (href: string, text: string): string =>
  `<p style="margin:32px 0"><a href="${escapeHtml(href)}" style="background:#16291f;color:#faf9f5;padding:14px 24px;border-radius:2px;text-decoration:none;display:inline-block">${escapeHtml(text)}</a></p>`;
