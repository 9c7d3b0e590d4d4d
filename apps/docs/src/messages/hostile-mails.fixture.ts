/** The receiving host of the tests. */
export const MAIL_HOST = 'mx.palisade.example';

const HEAD = [
  'From: Mallory <mallory@evil.example>',
  'Subject: Hostile',
  'Message-ID: <same@evil.example>',
];
const MIB = 1_048_576;
const LINE = `${'A'.repeat(76)}\r\n`;

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const withHeader = (...lines: string[]): string => [...HEAD, ...lines, '', 'text'].join('\r\n');
const withBody = (type: string, body: string): string =>
  [...HEAD, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', body].join('\r\n');
const withFile = (head: string[], name: string, bytes: number): string =>
  [
    ...head,
    'MIME-Version: 1.0',
    `Content-Type: application/pdf; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    `JVBERi0xLjQK\r\n${LINE.repeat(bytes / LINE.length)}`,
  ].join('\r\n');

/** Mails that are made to stop the intake: each with whether it is read, or laid aside unread. */
export const HOSTILE_MAILS: Readonly<Record<string, { isRead: boolean; make: () => string }>> = {
  'nested multiparts': {
    isRead: false,
    make: () =>
      withBody(
        'multipart/mixed; boundary="b"',
        times(20_000, (at) => {
          const outer = at ? `b${at}` : 'b';
          return `--${outer}\r\nContent-Type: multipart/mixed; boundary="b${at + 1}"\r\n\r\n`;
        }),
      ),
  },
  parts: {
    isRead: false,
    make: () =>
      withBody(
        'multipart/mixed; boundary="b"',
        times(20_000, () => '--b\r\n\r\nx\r\n'),
      ),
  },
  receivers: {
    isRead: false,
    make: () => withHeader(`To: ${times(300_000, (at) => `a${at}@b.example,\r\n `)}`),
  },
  'receivers in one line': {
    isRead: false,
    make: () => withHeader(`To: ${times(300_000, (at) => `a${at}@b.example,`)}`),
  },
  senders: {
    isRead: false,
    make: () => `From: ${times(300_000, (at) => `a${at}@b.example,\r\n `)}\r\n\r\ntext`,
  },
  'header fields': {
    isRead: false,
    make: () => withHeader(times(200_000, (at) => `X-Field-${at}: x\r\n`)),
  },
  lines: { isRead: false, make: () => withBody('text/plain', '\n'.repeat(600_000)) },
  'a zero in the subject': {
    isRead: true,
    make: () => 'From: M <m@evil.example>\r\nSubject: Zero \0 here\r\n\r\ntext',
  },
  'a zero in the name': {
    isRead: true,
    make: () => 'From: =?utf-8?Q?Ma=00llory?= <m@evil.example>\r\nSubject: Name\r\n\r\ntext',
  },
  'a zero in the text': {
    isRead: true,
    make: () => withBody('text/plain', 'zero \0 here, and half a letter \xed\xa0\x80'),
  },
  'a zero and a large file': {
    isRead: true,
    make: () => withFile(['From: M <m@evil.example>', 'Subject: Zero\0'], 'large\0.pdf', 2 * MIB),
  },
  'deep HTML': { isRead: true, make: () => withBody('text/html', '<div>'.repeat(30_000)) },
  nothing: { isRead: true, make: () => '' },
  noise: {
    isRead: true,
    make: () => times(20_000, (at) => String.fromCharCode((at * 7919) % 256)),
  },
};

/** A mail of an agent, found to be one by the receiving host, with a file that all of them have. */
export function goodMail(at: number, sender = 'nora@harborline.example'): string {
  const [, domain] = sender.split('@');
  const head = [
    `Authentication-Results: ${MAIL_HOST}; dmarc=pass header.from=${domain}`,
    `Received: from out.${domain} by ${MAIL_HOST}; Thu, 15 Jan 2026 12:00:00 +0000`,
    `From: <${sender}>`,
    `Subject: Good mail ${at}`,
    `Message-ID: <good-${at}@${domain}>`,
  ];
  return withFile(head, 'application.pdf', LINE.length);
}
