/** Mails that come in at the first start: of an agent, of somebody unknown, and of a machine. */
const MAILS = [
  {
    name: 'demo-1.eml',
    from: 'agent@harborline.example',
    lines: [
      'From: Nora Vale <agent@harborline.example>',
      'Subject: Cyber for Alder Creek Logistics, from 1 February',
      'Message-ID: <alder-creek@harborline.example>',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello, please quote Alder Creek Logistics. They want two million and a retention of 25,000.',
      'Their application follows on paper. Thank you, Nora',
    ],
  },
  {
    name: 'demo-2.eml',
    from: 'pat@winterandsons.example',
    lines: [
      'From: Pat Winter <pat@winterandsons.example>',
      'Subject: Do you insure bakeries?',
      'Message-ID: <bakeries@winterandsons.example>',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'We are two people and four ovens. Is cyber insurance something for us?',
    ],
  },
  {
    name: 'demo-3.eml',
    from: 'devon@bluecoast.example',
    lines: [
      'From: Devon Reyes <devon@bluecoast.example>',
      'Subject: Out of the office',
      'Message-ID: <away@bluecoast.example>',
      'Auto-Submitted: auto-replied',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'I am back on Monday.',
    ],
  },
] as const;

/** A mail as it lies where mails come in. */
interface DemoMail {
  name: string;
  content: string;
}

/** The mails as the demo's own mail host receives them: it writes what it found of their senders above. */
export const demoMails = (host: string): DemoMail[] =>
  MAILS.map(({ name, from, lines }) => {
    const [, domain] = from.split('@');
    const head = [
      `Authentication-Results: ${host}; dmarc=pass header.from=${domain}`,
      `Received: from mail.${domain} by ${host}; Mon, 05 Jan 2026 09:00:00 +0000`,
    ];
    return { name, content: [...head, ...lines].join('\r\n') };
  });
