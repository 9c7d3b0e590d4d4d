import type { StoredMail, StoredText } from '@palisade/platform';

const STYLE = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
  body { max-width: 760px; margin: 32px auto; padding: 0 16px; }
  article { border: 1px solid #8886; border-radius: 8px; padding: 16px; margin: 16px 0; }
  h2 { font-size: 16px; margin: 0 0 8px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 12px 0 0; }
`;
const LINK = /https?:\/\/[^\s<>"&]+/g;

/** The local mailbox as a page; everything that a message says is text, only its links work. */
export function mailboxPage(mails: StoredMail[], texts: StoredText[]): string {
  const articles = [...mails.map(mailArticle), ...texts.map(textArticle)]
    .sort((one, other) => other.sent.localeCompare(one.sent))
    .map(({ html }) => html)
    .join('\n');
  const body = articles || '<p>No mail has been sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mail and text messages of this installation. Nothing leaves the machine.</p>
${body}
</main>
</body>
</html>`;
}

interface Article {
  sent: string;
  html: string;
}

function mailArticle({ id, to, from, subject, sent, text, attachments = [] }: StoredMail): Article {
  const facts = [
    `<dt>To</dt><dd>${escapeHtml(to)}</dd>`,
    `<dt>From</dt><dd>${escapeHtml(from)}</dd>`,
    ...attachments.map(({ name }, at) => {
      const link = `<a href="/dev/mailbox/mails/${id}/files/${at}">${escapeHtml(name)}</a>`;
      return `<dt>File</dt><dd>${link}</dd>`;
    }),
  ];
  return { sent, html: article(subject, facts.join('\n'), sent, text) };
}

function textArticle({ to, sent, text }: StoredText): Article {
  const facts = `<dt>Telephone</dt><dd>${escapeHtml(to)}</dd>`;
  return { sent, html: article('Text message', facts, sent, text) };
}

function article(title: string, facts: string, sent: string, text: string): string {
  const linked = escapeHtml(text).replace(LINK, (url) => `<a href="${url}">${url}</a>`);
  return `<article>
<h2>${escapeHtml(title)}</h2>
<dl>
${facts}
<dt>Sent</dt><dd><time datetime="${sent}">${sent}</time></dd>
</dl>
<pre>${linked}</pre>
</article>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character]);
}
