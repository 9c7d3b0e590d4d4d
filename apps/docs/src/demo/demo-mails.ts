/** Mails that came in at the first start: of an agent, of somebody unknown, and of a machine. */
export const DEMO_MAILS = [
  {
    name: 'demo-1.eml',
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
