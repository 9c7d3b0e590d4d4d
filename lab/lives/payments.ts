import { randomUUID } from 'node:crypto';
import type { Sent } from '../../tools/demo/caller.mjs';
import { until } from '../../tools/demo/caller.mjs';
import type { HttpLife } from './http-life';

/** What is paid with. */
interface Means {
  method: string;
  number: string;
}

interface Payment extends Means {
  amount: number;
}

/** The oldest invoice that asks for money, or the last one of all. */
interface OpenInvoice {
  invoiceNumber: string;
  balance: number;
}

const CARD = { method: 'Credit Card', number: '4242424242424242' };
const DECLINED = { method: 'Credit Card', number: '4000000000000002' };
const TWICE = { method: 'Credit Card', number: '4000000000000127' };
const E_CHECK = { method: 'Bank Account', number: '000123456789' };
const SETTLE_MS = 45_000;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** How a policyholder may pay what the invoices ask for. */
export const WAYS_TO_PAY: Record<string, (life: HttpLife) => Promise<void>> = {
  nothing: async () => {},
  card: (life) => payAll(life, CARD),
  'e-check': (life) => payAll(life, E_CHECK),
  twice: (life) => payAll(life, TWICE),
  declined: async (life) => {
    const { balance } = await oldestOpen(life);
    await charge(life, { ...DECLINED, amount: balance });
    await until('the refusal', async () => (await statusOf(life)) === 'Failed', SETTLE_MS);
    life.mustBe((await oldestOpen(life)).balance, balance);
    if (life.random.happens(0.7)) await payAll(life, CARD);
  },
  parts: async (life) => {
    for (let part = 0; part < 2; part++) {
      const open = await oldestOpen(life);
      await settle(life, open, { ...CARD, amount: cents(open.balance * life.random.of(PARTS)) });
    }
    if (life.random.happens(0.6)) await payAll(life, CARD);
  },
};

const PARTS = [0.1, 0.25, 1 / 3, 0.5, 0.777];

/** Pays one invoice after the other: a payment is for the oldest that asks for money. */
async function payAll(life: HttpLife, by: Means): Promise<void> {
  for (;;) {
    const open = await oldestOpen(life);
    if (open.balance <= 0) return;
    await settle(life, open, { ...by, amount: open.balance });
  }
}

async function settle(life: HttpLife, open: OpenInvoice, payment: Payment): Promise<void> {
  const { status, answer } = await charge(life, payment);
  if (status !== 201) throw new Error(`A payment was answered ${status}: ${answer.detail}`);
  const isSettled = async () => {
    const { invoiceNumber, balance } = await oldestOpen(life);
    return invoiceNumber !== open.invoiceNumber || balance < open.balance;
  };
  await until('the settled payment', isSettled, SETTLE_MS);
}

/** Pays an amount by a number; the answer of billing, whatever it is. */
async function charge(
  { payer, policyId, policyNumber, holder }: HttpLife,
  { method, number, amount }: Payment,
): Promise<Sent<{ detail?: string }>> {
  const { key } = await payer.get<{ key: string }>(
    `/api/billing/v1/oneInc/key?policyId=${policyId}`,
  );
  const path = `/api/billing/v1/portal/${key}/charges`;
  // Named by the page: when nobody answered for sure, asking again is the same charge.
  const transactionId = `LIFE-${randomUUID()}`;
  const details =
    method === 'Bank Account'
      ? { routing: '021000021' }
      : { expirationMonth: 12, expirationYear: 2099 };
  const charged = { method, number, amount, transactionId, ...details };
  const { lastFourDigits } = await payer.post<{ lastFourDigits: string }>(path, charged);
  const now = new Date().toISOString();
  return payer.send('POST', '/api/billing/v1/paid', {
    transactionId,
    transactionDate: now,
    policyCreated: now,
    policyId,
    policyNumber,
    paymentAmount: amount,
    totalPaymentAmount: amount,
    lastFourDigits,
    customerEmail: holder.customerEmail,
    isDownPayment: false,
    ...(method === CARD.method && { cardType: 'Visa' }),
  });
}

const oldestOpen = ({ payer, policyId }: HttpLife): Promise<OpenInvoice> =>
  payer.get(`/api/billing/v1/invoice/balance/${policyId}`);

const statusOf = async ({ payer, policyId }: HttpLife): Promise<string> =>
  (await payer.get<{ status: string }>(`/api/billing/v1/status/${policyId}`)).status;
