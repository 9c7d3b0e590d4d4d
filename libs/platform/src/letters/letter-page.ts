import type { Locale } from '@palisade/kernel';
import type { Layout, LetterSender } from './compose-letter';

const FONT = "font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const QUIET = 'color:#5a6472;font-size:13px;line-height:20px';
const LOGO = 'display:block;border:0;width:150px;height:36px;background:#ffffff';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1d4ed8;color:#ffffff;' +
  'font-weight:600;text-decoration:none';

/** The one layout of all letters. Its styles stand in the tags: mail programs drop style sheets. */
export function letterPage(
  { subject, greeting, before, button, after, agency }: Layout,
  { locale, fallback }: { locale: Locale; fallback: string },
): string {
  const parts = [
    `<p style="margin:0 0 24px;font-weight:700;letter-spacing:2px">PALISADE</p>`,
    ...(agency ? [senderOf(agency)] : []),
    ...[greeting, ...before].map(paragraph),
    ...(button ? [buttonOf(button, fallback)] : []),
    ...after.map(paragraph),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f4f6f8">
<div style="${FONT};max-width:560px;margin:0 auto;padding:32px;background:#ffffff;color:#1a2230">
${parts.join('\n')}
</div>
</body>
</html>`;
}

/** The logo in half its size, on white where the program darkens the page; without one the name. */
const senderOf = ({ name, logo }: LetterSender): string =>
  `<p style="margin:0 0 24px;font-weight:600">${
    logo
      ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" width="150" height="36" style="${LOGO}">`
      : escapeHtml(name)
  }</p>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function buttonOf({ label, link }: NonNullable<Layout['button']>, fallback: string): string {
  const address = escapeHtml(link);
  return `<p style="margin:24px 0"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${QUIET}">${escapeHtml(fallback)}<br><span style="word-break:break-all">${address}</span></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
