import { Caller, until } from './caller.mjs';

/** @typedef {{ id: string, to: string, subject: string, text: string }} Mail */

/**
 * Opens the newest link of a kind that was mailed to the policyholder of a walk, with its code.
 * @param {import('./quote-walk.mjs').QuoteWalk} walk
 * @param {string} subject
 * @param {Mail} [known] what was there before
 */
export async function openLink(walk, subject, known) {
  const link = await until(`the mail "${subject}"`, async () => {
    const mail = await newestMail(walk, subject);
    return mail?.id !== known?.id && /\/validate\/([0-9a-f-]{36})/.exec(mail.text)?.[1];
  });
  const holder = new Caller(walk.url, 'policyholder', walk.say);
  const before = await newestMail(walk, 'security code');
  await holder.get(`/api/auth/v1/wf/access/${link}`);
  const secret = await until('the mail with the code', async () => {
    const mail = await newestMail(walk, 'security code');
    return mail && mail.id !== before?.id && /code is (\d{6})/.exec(mail.text)[1];
  });
  await walk.enterCode(holder, { workflowId: link, secret });
  return holder;
}

/**
 * The newest mail to the policyholder whose subject holds the words.
 * @param {Pick<import('./quote-walk.mjs').QuoteWalk, 'url' | 'holder'>} walk
 * @param {string} about
 * @returns {Promise<Mail | undefined>}
 */
export async function newestMail({ url, holder }, about) {
  const mails = await (await fetch(`${url}/dev/mailbox/mails`)).json();
  return mails.find(({ to, subject }) => to === holder.customerEmail && subject.includes(about));
}
