import { packedByOutlook } from '@palisade/testing';

/** A file of a mail, as it is sent. */
interface Sent {
  type?: string;
  name?: string;
  content: Buffer | string;
}

/** What becomes of a file: its name, its outcome, what it lay in, why it was refused. */
type Became = [name: string, outcome: string, within?: string | null, reason?: string];

interface TwentyMail {
  what: string;
  headers?: string[];
  files: Sent[];
  became: Became[];
  /** Why it is for people to look at; null where it goes its way. */
  triage?: string;
}

const FROM = 'nora@harborline.example';
/** The host that says whose a mail is. */
export const TWENTY_HOST = 'mx.palisade.example';

const PDF = '%PDF-1.4 loss run';
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const oleOf = (mark: string): Buffer => Buffer.concat([OLE, Buffer.from(mark, 'utf16le')]);
const ZIP_HEAD = Buffer.from('504b0304', 'hex');
const NOT_TAKEN = 'Files of this type are not taken.';

/** A mail as it goes over the wire. */
export function wireOf(
  { headers = [], files }: Pick<TwentyMail, 'headers' | 'files'>,
  id: string,
): string {
  const parts = files.map(({ type = 'application/octet-stream', name, content }) =>
    [
      '--part',
      `Content-Type: ${type}${name ? `; name="${name}"` : ''}`,
      `Content-Disposition: attachment${name ? `; filename="${name}"` : ''}`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n'),
  );
  return [
    `Authentication-Results: ${TWENTY_HOST}; dmarc=pass header.from=harborline.example`,
    `Received: from out.example by ${TWENTY_HOST}; Thu, 15 Jan 2026 12:00:00 +0000`,
    `From: Nora Vale <${FROM}>`,
    `Subject: ${id}`,
    `Message-ID: <${id}@mail.example>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part\r\nContent-Type: text/plain\r\n\r\nPlease quote.\r\n',
    ...parts,
    '--part--',
    '',
  ].join('\r\n');
}

const forwarded = (files: Sent[]): Sent => ({
  type: 'message/rfc822',
  content: wireOf({ files }, 'forwarded')
    .replaceAll('"part"', '"inner"')
    .replaceAll('--part', '--inner'),
});

/** Files by their names, and by what they are. */
const plainMails = (application: Buffer): TwentyMail[] => [
  {
    what: 'an application',
    files: [{ type: 'application/pdf', name: 'application.pdf', content: application }],
    became: [['application.pdf', 'READ']],
  },
  {
    what: 'a PDF without a name',
    files: [{ type: 'application/pdf', content: PDF }],
    became: [['attachment.pdf', 'KEPT']],
  },
  {
    what: 'an application whose name says nothing',
    files: [{ name: 'scan 0001.dat', content: application }],
    became: [['scan 0001.dat.pdf', 'READ']],
  },
  {
    what: 'scans',
    files: [
      { name: 'fax.TIF', content: 'II*\0scan' },
      { name: 'fax.tiff', content: 'MM\0*scan' },
    ],
    became: [
      ['fax.TIF', 'KEPT'],
      ['fax.tiff', 'KEPT'],
    ],
  },
  {
    what: 'a letter',
    files: [{ type: 'application/rtf', name: 'letter.rtf', content: String.raw`{\rtf1 Dear}` }],
    became: [['letter.rtf', 'KEPT']],
  },
  {
    what: 'a text, in letters of Windows',
    files: [{ type: 'text/plain', name: 'notes.txt', content: Buffer.from('Café', 'latin1') }],
    became: [['notes.txt', 'KEPT']],
  },
];

/** Files without names, and what Outlook made. */
const outlookMails = (application: Buffer): TwentyMail[] => [
  {
    what: 'a text without a name',
    files: [{ type: 'text/plain', content: 'Loss run follows.' }],
    became: [['attachment.txt', 'KEPT']],
  },
  {
    what: 'a mail that Outlook saved',
    files: [{ name: 'Red Rock.msg', content: oleOf('__properties_version1.0') }],
    became: [['Red Rock.msg', 'KEPT']],
  },
  {
    what: 'the same without a name',
    files: [{ content: oleOf('__properties_version1.0') }],
    became: [['attachment.msg', 'KEPT']],
  },
  {
    what: 'what Outlook packed, with an application',
    files: [
      {
        type: 'application/ms-tnef',
        name: 'winmail.dat',
        content: packedByOutlook([
          { longName: 'Application for Łódź.pdf', content: application },
          { name: 'notes.txt', content: Buffer.from('Hello') },
        ]),
      },
    ],
    became: [
      ['winmail.dat', 'OPENED'],
      ['Application for Łódź.pdf', 'READ', 'winmail.dat'],
      ['notes.txt', 'KEPT', 'winmail.dat'],
    ],
  },
];

/** What is opened for what it holds. */
const openedMails = (application: Buffer): TwentyMail[] => [
  {
    what: 'a winmail.dat that is damaged',
    files: [{ type: 'application/ms-tnef', name: 'winmail.dat', content: 'cut off' }],
    became: [
      ['winmail.dat', 'REFUSED', null, 'What Outlook packed cannot be opened: it is damaged.'],
    ],
  },
  {
    what: 'a forwarded mail with an application',
    files: [
      forwarded([{ type: 'application/pdf', name: 'application.pdf', content: application }]),
    ],
    became: [
      ['forwarded mail.eml', 'OPENED'],
      ['application.pdf', 'READ', 'forwarded mail.eml'],
    ],
  },
  {
    what: 'a saved mail with what Outlook packed',
    files: [
      {
        name: 'FW Red Rock.eml',
        content: forwarded([
          {
            name: 'winmail.dat',
            content: packedByOutlook([{ name: 'deep.pdf', content: Buffer.from(PDF) }]),
          },
        ]).content,
      },
    ],
    became: [
      ['FW Red Rock.eml', 'OPENED'],
      ['winmail.dat', 'OPENED', 'FW Red Rock.eml'],
      ['deep.pdf', 'KEPT', 'winmail.dat'],
    ],
  },
  {
    what: 'mails in mails in mails',
    files: [forwarded([forwarded([forwarded([forwarded([{ name: 'a.pdf', content: PDF }])])])])],
    became: [
      ['forwarded mail.eml', 'OPENED'],
      ['forwarded mail.eml', 'OPENED', 'forwarded mail.eml'],
      ['forwarded mail.eml', 'OPENED', 'forwarded mail.eml'],
      [
        'forwarded mail.eml',
        'REFUSED',
        'forwarded mail.eml',
        'It lies deeper in other mails than they are opened: 3.',
      ],
    ],
  },
];

/** What is refused, and mails that carry marks. */
const markedMails = (application: Buffer): TwentyMail[] => [
  {
    what: 'a program beside a PDF',
    files: [
      { name: 'run.exe', content: 'MZ\0program' },
      { name: 'loss.pdf', content: PDF },
    ],
    became: [
      ['run.exe', 'REFUSED', null, NOT_TAKEN],
      ['loss.pdf', 'KEPT'],
    ],
  },
  {
    what: 'a file that is not what it says',
    files: [{ type: 'application/pdf', name: 'loss.pdf', content: 'hello' }],
    became: [['loss.pdf', 'REFUSED', null, 'The file is not what ".pdf" says.']],
  },
  {
    what: 'a damaged archive',
    files: [{ name: 'answers.zip', content: ZIP_HEAD }],
    became: [['answers.zip', 'REFUSED', null, 'The archive is damaged.']],
  },
  {
    what: 'more files than are taken',
    files: Array.from({ length: 52 }, (_, at) => ({ name: `${at}.pdf`, content: PDF })),
    became: Array.from({ length: 52 }, (_, at): Became =>
      at < 50
        ? [`${at}.pdf`, 'KEPT']
        : [`${at}.pdf`, 'REFUSED', null, 'The mail has more files than are taken of one: 50.'],
    ),
  },
  {
    what: 'a mail of a person that asks for no answer, over a list',
    headers: ['X-Auto-Response-Suppress: All', 'List-Id: <brokers.example>', 'Precedence: bulk'],
    files: [{ type: 'application/pdf', name: 'application.pdf', content: application }],
    became: [['application.pdf', 'READ']],
  },
  {
    what: 'an absence note',
    headers: ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'],
    files: [{ type: 'application/pdf', name: 'application.pdf', content: application }],
    became: [['application.pdf', 'KEPT']],
    triage: 'AUTO_REPLY',
  },
];

/** Twenty mails as people send them; `application` is an application of ours that was filled in. */
export const twentyMails = (application: Buffer): TwentyMail[] => [
  ...plainMails(application),
  ...outlookMails(application),
  ...openedMails(application),
  ...markedMails(application),
];
