import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fillForm } from '../apps/docs/src/rendering/fill-form.fixture';
import type { Caller } from '../tools/demo/caller.mjs';
import { until } from '../tools/demo/caller.mjs';
import { DEMO_MAIL_HOST } from '../tools/start/environment.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';

const LINE = 76;

/** What a mailed application becomes; the client is null until somebody matched it. */
export interface MailedSubmission {
  id: string;
  accountId: string | null;
  status: string;
}

/** The blank application with these texts in its fields, as a PDF. */
export async function fillApplication(
  agent: Caller,
  texts: Record<string, string>,
): Promise<Buffer> {
  const answer = await fetch(`${agent.url}/api/docs/v1/blank-application`, {
    headers: { authorization: `Bearer ${agent.token}` },
  });
  return fillForm(new Uint8Array(await answer.arrayBuffer()), texts);
}

/** Lays a mail with an application where mails come in, and waits for the submission of this name. */
export async function mailApplication(
  { dataDir }: Stack,
  agent: Caller,
  mail: { from: string; name: string; pdf: Buffer },
): Promise<MailedSubmission> {
  const folder = path.join(dataDir, 'mail-in');
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.eml`);
  await fs.writeFile(`${file}.part`, messageOf(mail));
  await fs.rename(`${file}.part`, file);
  const search = `/api/account/v1/submission/search?search=${encodeURIComponent(mail.name)}`;
  return until('the submission', async () => {
    const { content } = await agent.get<{ content: MailedSubmission[] }>(search);
    return content[0];
  });
}

function messageOf({ from, name, pdf }: { from: string; name: string; pdf: Buffer }): string {
  const [, domain] = from.split('@');
  return [
    `Authentication-Results: ${DEMO_MAIL_HOST}; dmarc=pass header.from=${domain}`,
    `Received: from mail.${domain} by ${DEMO_MAIL_HOST}; Thu, 01 Jan 2026 09:00:00 +0000`,
    `From: <${from}>`,
    `Subject: ${name}`,
    `Message-ID: <${randomUUID()}@mail.example>`,
    'MIME-Version: 1.0',
    'Content-Type: application/pdf; name="application.pdf"',
    'Content-Disposition: attachment; filename="application.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(pdf.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []),
    '',
  ].join('\r\n');
}
