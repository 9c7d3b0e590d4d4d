import type { INestApplicationContext } from '@nestjs/common';
import { addDays, percentOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, loadHistory, newId, runInContext } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, Not } from 'typeorm';
import type { DemoPayment } from './demo/demo-payments';
import { DEMO_PAYMENTS, DEMO_SECOND_WIRE } from './demo/demo-payments';
import { roomOf } from './domain/invoice-status';
import { FinancePlan } from './finance/finance-plan.entity';
import { financerOf } from './finance/finance-rows';
import { toFinancingQuote } from './finance/finance.dto';
import { FinanceService } from './finance/finance.service';
import { invoicesOf } from './invoices/invoice-rows';
import { Payment } from './payments/payment.entity';
import { PaymentsService } from './payments/payments.service';
import { RecordPaymentService } from './payments/record-payment.service';
import { PolicyBill } from './policies/policy-bill.entity';
import { PaymentProcessor } from './processor/payment-processor';
import { PortalService } from './processor/portal.service';

const WAIT_MS = 100;
const PATIENCE_MS = 12_000;
/** A US policy of which enough is due to be financed, and nothing was ever paid or tried. */
const UNTOUCHED = `policy.market <> 'UK' and exists (
  select 1 from invoice where policy_id = policy.id and paid = 0 and amount_due >= 100000
) and not exists (select 1 from payment where policy_id = policy.id)`;

/** Plans of the demo: one is offered, one is signed. */
const DEMO_PLANS = 2;
/** What began before is history. */
const RECENT_DAYS = 7;

const PAYABLE = ['ISSUED', 'IN FORCE'];

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'billing', filled: 'policy_bill' });

/** Pays the demo's policies once they are issued; what has a payment stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const demo of DEMO_PAYMENTS) {
    const policy = await arrived(() => issuedPolicy(manager, demo));
    if (!policy) return;
    if (!PAYABLE.includes(policy.status)) continue;
    if (await manager.existsBy(Payment, { policyId: policy.id })) continue;
    await pay(app, policy, demo);
  }
  await wireAgain(app);
  await quotePlans(app);
}

/** Records a wire for a policy that is paid already, as the desk would. */
async function wireAgain(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const { insured: insuredName, product, transactionId, amount } = DEMO_SECOND_WIRE;
  const policy = await manager.findOneBy(PolicyBill, { insuredName, product });
  if (!policy || (await manager.existsBy(Payment, { transactionId }))) return;
  const actor = { ...holderOf(policy.accountId, 'Palisade'), accountType: 'COWBELL' as const };
  const paymentDate = app.get(DomainClock).now().toISOString().slice(0, 10);
  const wire = { transactionId, amount, paymentDate, method: 'Wire' as const };
  const said = { processorName: 'Harbor Demo Bank', paymentDesc: 'Second wire' };
  await runInContext({ correlationId: newId(), actor }, () =>
    app.get(RecordPaymentService).apply(policy.id, { ...wire, ...said }, actor),
  );
}

/** Quotes plans for policies that nobody has paid anything of; where there are two, one is signed. */
async function quotePlans(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  if ((await manager.existsBy(FinancePlan, {})) || !(await financerOf(manager))) return;
  const today = app.get(DomainClock).now().toISOString().slice(0, 10);
  const policies = await manager
    .createQueryBuilder(PolicyBill, 'policy')
    .where('policy.status in (:...payable)', { payable: PAYABLE })
    .andWhere(UNTOUCHED)
    .andWhere('not policy.agencyBilled')
    .andWhere('policy.effectiveDate >= :recent', { recent: addDays(today, -RECENT_DAYS) })
    .orderBy('policy.policyNumber')
    .limit(DEMO_PLANS)
    .getMany();
  for (const [at, policy] of policies.entries()) {
    const isSigned = policies.length === DEMO_PLANS && at === policies.length - 1;
    await quotePlan(app, policy, isSigned);
  }
}

async function quotePlan(
  app: INestApplicationContext,
  { id: policyId, product: productType, contact, accountId }: PolicyBill,
  isSigned: boolean,
): Promise<void> {
  const signature = [contact.firstName, contact.lastName].join(' ');
  const actor = holderOf(accountId, signature);
  const asked = { policyId, productType, email: contact.email };
  const finance = app.get(FinanceService);
  await runInContext({ correlationId: newId(), actor }, async () => {
    const plan = toFinancingQuote(await finance.quote(asked, actor));
    if (!isSigned) return;
    const figures = {
      financeQuoteNumber: plan.FinanceQuoteNumber,
      amountFinanced: plan.AmountFinanced,
      apr: plan.APR,
      numberOfIntsallments: plan.NumberOfInstallments,
      totalPremium: plan.TotalPremium,
      downPayment: plan.DownPayment,
      totalPaymentAmount: plan.TotalPaymentAmount,
      installmentAmount: plan.InstallmentAmount,
      financeCharge: plan.FinanceCharge,
    };
    await finance.accept({ ...asked, ...figures, signature, accepted: true }, actor);
  });
}

async function pay(
  app: INestApplicationContext,
  { id: policyId, policyNumber, accountId, contact }: PolicyBill,
  { percent, number }: DemoPayment,
): Promise<void> {
  const [invoice] = await invoicesOf(app.get(DataSource).manager, policyId);
  const amount = percentOf(roomOf(invoice), percent);
  if (amount <= 0) return;
  const { key } = await app.get(PaymentProcessor).openSession(policyId);
  const expiry = { expirationMonth: 12, expirationYear: 2099 };
  const method = 'Credit Card' as const;
  const card = { method, number, amount: toCurrencyUnits(amount), ...expiry };
  const { transactionId } = await app.get(PortalService).charge(key, card);
  const payment = { policyId, policyNumber, amount, transactionId };
  const said = { customerEmail: contact.email, paymentDesc: null, isDownPayment: false };
  const actor = holderOf(accountId, [contact.firstName, contact.lastName].join(' '));
  await runInContext({ correlationId: newId(), actor }, () =>
    app.get(PaymentsService).report({ ...payment, ...said }, actor),
  );
}

const issuedPolicy = (
  em: EntityManager,
  { insured: insuredName, product }: DemoPayment,
): Promise<PolicyBill | null> =>
  em.findOneBy(PolicyBill, { insuredName, product, status: Not('BOUND') });

/** Policies are issued by events: null when one does not come, since nobody signed for it. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T | null> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await find();
    if (row || Date.now() >= deadline) return row;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** The policyholder of an account. */
function holderOf(accountId: string, name: string): Actor {
  return {
    userId: accountId,
    organizationId: accountId,
    roleId: accountId,
    name,
    accountType: 'CUSTOMER',
    subscriberType: 'CUSTOMER',
    teamIds: [],
    scopes: [],
    seesAllTeams: true,
    onlyQuoteId: null,
    onlyPolicyId: null,
    onlyClaimId: null,
    tokenId: newId(),
    issuedMs: 0,
    expiresMs: 0,
  };
}
