import { newestMail, openLink } from './mailed-link.mjs';
import { until } from './caller.mjs';

const SUBJECT = 'Review & sign';

/**
 * Mails the policyholder the application of a quote, who attests and signs it by the link.
 * @param {import('./quote-walk.mjs').QuoteWalk} walk
 * @param {string} id
 */
export async function signApplication(walk, id) {
  const known = await newestMail(walk, SUBJECT);
  await walk.agent.post(`/api/quote/v1/send-sign-request/${id}`, walk.holder);
  const holder = await openLink(walk, SUBJECT, known);
  await holder.post(`/api/quote/v1/attest/${id}`, {
    accepted: true,
    signeeName: 'Ada Holder',
    signeeTitle: 'Owner',
  });
  await until('the application', async () => {
    const { status } = await holder.send('GET', `/api/esign/v1/status/${id}`);
    return status === 200;
  });
  await holder.post(`/api/esign/v1/sign/${id}`, {
    accepted: true,
    signeeName: 'Ada Holder',
    signeeTitle: 'Owner',
    signature: 'Ada Holder',
  });
}
