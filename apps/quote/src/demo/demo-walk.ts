import type { INestApplicationContext } from '@nestjs/common';
import { addDays, todayIn } from '@palisade/kernel';
import { Clock } from '@palisade/platform';
import { asksEffort } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { BindingService } from '../binding/binding.service';
import { CartsService } from '../carts/carts.service';
import { CustomersService } from '../customers/customers.service';
import type { SurplusFields } from '../customers/surplus-fields.dto';
import type { Caller } from '../quotes/caller';
import { Quote } from '../quotes/quote.entity';
import { QuotesService } from '../quotes/quotes.service';
import { SigningService } from '../signatures/signing.service';
import type { Account } from '../snapshots/account.entity';
import { License } from '../snapshots/license.entity';
import { UnderwritingService } from '../underwriting/underwriting.service';
import type { DemoQuote } from './demo-quotes';
import { DEMO_ANSWERS, DEMO_HOLDERS } from './demo-quotes';

/** Who acts on a demo quote. */
export interface DemoPeople {
  agent: Caller;
  underwriter: Caller;
}

const LOST = { reason: 'The insured took a cheaper quote.', reasonSummary: 'PRICE' };
const DECLINED = {
  reason: 'No plan for incidents of hosted customers.',
  reasonSummary: 'POOR_CONTROLS',
  isNotificationEnabled: true,
};

/** Takes a demo quote as far as its step, by the use cases that people use. */
export async function walk(
  app: INestApplicationContext,
  demo: DemoQuote,
  account: Account,
  { agent, underwriter }: DemoPeople,
): Promise<void> {
  const { product, presetName, step, startsIn } = demo;
  const quotes = app.get(QuotesService);
  const { mfaAdmin, ...others } = DEMO_ANSWERS;
  const request = {
    accountId: account.id,
    product,
    presetName,
    initialRequestData: { limit: demo.limit },
    securityQuestions: step === 'indication' ? others : { mfaAdmin, ...others },
    ...(startsIn !== undefined && { effectiveDate: dayFrom(app, account, startsIn) }),
  };
  if (step === 'cart') return void (await quotes.addToCart(request, agent));
  const id = await quotes.create(request, agent);
  if (step === 'draft') return;
  await app.get(CartsService).submit({ accountId: account.id }, { quoteIds: [id] }, agent);
  const { status } = await app.get(DataSource).manager.findOneByOrFail(Quote, { id });
  if (!['READY', 'ACTIVE'].includes(status)) return;
  const given = { ...holderOf(account), ...(await brokerOf(app, product, account)) };
  const underwriting = app.get(UnderwritingService);
  switch (step) {
    case 'ready':
    case 'indication':
      return;
    case 'sent':
      await app.get(CustomersService).send({ accountId: account.id, quoteId: id, ...given }, agent);
      return;
    case 'signRequested':
      return app.get(SigningService).askToSign(id, given, agent.actor);
    case 'referred':
      return underwriting.refer(id, { reason: 'The insured asks for more.' }, agent.actor);
    case 'lost':
      return underwriting.markLost(id, { ...LOST, productType: product }, agent.actor);
    case 'declined':
      return underwriting.decline(id, { ...DECLINED, quoteId: id }, underwriter.actor);
    case 'bound':
      await app.get(SigningService).askToSign(id, given, agent.actor);
      await app.get(BindingService).bind(id, { ...given, claimFreeWarranty: true }, agent, false);
  }
}

/** So many days from today where the insured is. */
function dayFrom(app: INestApplicationContext, { timeZone }: Account, days: number): string {
  return addDays(todayIn(timeZone, app.get(Clock).now()), days);
}

/** The policyholder of an account. */
function holderOf({ name, country }: Account) {
  const domain = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const [customerFirstName, customerLastName, customerEmail] = DEMO_HOLDERS[name] ?? [
    'Robin',
    'Hale',
    `robin.hale@${domain}.example`,
  ];
  const customerPhone = country === 'GBR' ? '020 7946 0959' : '702-555-0148';
  return { customerFirstName, customerLastName, customerEmail, customerPhone };
}

/** The surplus lines broker of the agency in the state, for products that need one. */
async function brokerOf(
  app: INestApplicationContext,
  product: DemoQuote['product'],
  { agencyId, state }: Account,
): Promise<SurplusFields> {
  if (product !== 'P250_S' || !agencyId || !state) return {};
  const where = { agencyId, state, kind: 'SURPLUS', deleted: false } as const;
  const license = await app.get(DataSource).manager.findOneBy(License, where);
  if (!license) return {};
  const [first, ...last] = license.holderName.split(' ');
  return {
    surplusLinesBrokerFirstName: first,
    surplusLinesBrokerLastName: last.join(' '),
    surplusLinesBrokerEmail: 'broker@surplus.example',
    surplusLinesNumber: license.number,
    surplusLinesState: state,
    signatureOnFile: license.signatureOnFile,
    ...(asksEffort(state) && { diligentEffort: { basis: 'EXPORT_LIST' } }),
  };
}
