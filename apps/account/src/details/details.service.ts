import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, isUniqueViolation, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import { AccountsQueries } from '../accounts/accounts.queries';
import type { Change } from '../accounts/change-account';
import { changeAccount, changedPart } from '../accounts/change-account';
import { lockVisible } from '../accounts/lock-account';
import type { EditedFacts, FactsDraft } from '../domain/actions/edit-account';
import { askRename, decideRename } from '../domain/actions/rename-account';
import { domainProblem, storedDomain } from '../domain/client-domain';
import { isRated } from '../domain/client-facts';
import type { EligibleProduct } from '../domain/eligible-products';
import { eligibleProducts } from '../domain/eligible-products';
import { fateOf, OPEN_QUOTES } from '../domain/quotes-of-change';
import { schemeOf } from '../domain/industries';
import { profileOf } from '../domain/risk/profile-score';
import { industryClass } from '../industries/industry-lists';
import { profileFactsOf } from '../risk/account-facts';
import { BlockedDomain } from '../snapshots/blocked-domain.entity';
import { QuoteOfAccount } from '../snapshots/quote-of-account.entity';
import type {
  AskRenameRequest,
  DecideRenameRequest,
  DomainCheckResponse,
  PolicyContactRequest,
  PrecheckResponse,
} from './details.dto';
import type { EditOptions } from './edited-facts';
import { editedFacts } from './edited-facts';
import { contactOf } from './policy-contact';

/** Who answers for an edit. */
export interface DetailOptions extends EditOptions {
  /** An agent of the agency answers for the details. */
  isVerifying?: boolean;
}

type Decide = (account: Account, tx: Tx) => Change | Promise<Change>;

/** Changes what is known of a client. */
@Injectable()
export class DetailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
    private readonly clock: DomainClock,
  ) {}

  /** Saves facts of a client; 400 with every one that does not hold. */
  async edit(
    id: string,
    draft: FactsDraft,
    actor: Actor,
    { isVerifying = false, ...options }: DetailOptions,
  ): Promise<void> {
    if (isVerifying && actor.accountType !== 'AGENCY') throw notAllowed();
    const now = this.clock.now();
    await this.changeName(id, actor, async (account, { em }) => {
      const facts = changedPart(
        account,
        await editedFacts(em, account, draft, { ...options, now }),
      );
      checkRename(account, facts, actor);
      const tick = isVerifying && {
        isVerifiedByAgent: true,
        verifiedDate: account.verifiedDate ?? now,
        verifiedBy: account.verifiedBy ?? actor.userId,
      };
      const isTouched = account.isVerifiedByAgent && Object.keys(facts).length > 0;
      return {
        action: isVerifying ? 'verify' : 'edit',
        patch: { ...facts, ...(tick || (isTouched && UNVERIFIED)) },
        origin: {
          source: isVerifying ? 'AGENT_ATTESTED' : 'TYPED',
          at: now.toISOString(),
          by: actor.userId,
        },
        quoteId: options.quoteId ?? null,
        now,
      };
    });
  }

  /** What an edit would do to the open quotes of the client; nothing is saved. */
  async precheck(
    id: string,
    draft: FactsDraft,
    actor: Actor,
    options: EditOptions,
  ): Promise<PrecheckResponse> {
    const { manager } = this.dataSource;
    const account = await this.accounts.find(id, actor);
    const facts = changedPart(
      account,
      await editedFacts(manager, account, draft, { ...options, now: this.clock.now() }),
    );
    const open = isRated(Object.keys(facts)) ? await openQuotes(manager, id) : [];
    const quotes = open.map(({ accountId: _, version: __, ...quote }) => ({
      ...quote,
      fate: fateOf(quote, options.quoteId ?? null),
    }));
    return {
      WillInvalidateQuotes: quotes.some(({ fate }) => fate === 'INVALIDATE'),
      WillReferQuotes: quotes.some(({ fate }) => fate === 'REFER'),
      quotes,
    };
  }

  /** The provider's staff answer for the details, or no longer. */
  certify(id: string, isCertified: boolean, actor: Actor): Promise<void> {
    if (actor.accountType !== 'COWBELL') throw notAllowed();
    return this.change(id, actor, () => ({
      action: 'certify',
      patch: { isCertified },
      now: this.clock.now(),
    }));
  }

  /** The agency wishes another name of a client that was quoted. */
  askRename(id: string, wish: AskRenameRequest, actor: Actor): Promise<void> {
    if (actor.accountType !== 'AGENCY') throw notAllowed();
    return this.change(id, actor, (account) => {
      const now = this.clock.now();
      const renameRequest = askRename(account, wish, { by: actor.userId, now });
      return { action: 'ask-rename', patch: { renameRequest }, now };
    });
  }

  /** Staff give a client the name that its agency wished, or refuse it. */
  async decideRename(
    id: string,
    { approved, note }: DecideRenameRequest,
    actor: Actor,
  ): Promise<void> {
    if (actor.accountType !== 'COWBELL') throw notAllowed();
    await this.changeName(id, actor, (account) => {
      const now = this.clock.now();
      const patch = decideRename(account, { approved, note: note || null }, now);
      return { action: approved ? 'rename' : 'refuse-rename', patch, now };
    });
  }

  /** Somebody answers for it that the company has no domain, or takes that back. */
  attestNoDomain(id: string, noDomainAttested: boolean, actor: Actor): Promise<void> {
    return this.change(id, actor, ({ domainName }) => {
      if (noDomainAttested && domainName !== null) {
        const detail = `The domain ${domainName} is known of this company.`;
        throw new DomainError('DOMAIN_KNOWN', detail, 409);
      }
      const now = this.clock.now();
      const origin = { source: 'TYPED', at: now.toISOString(), by: actor.userId } as const;
      return { action: 'edit', patch: { noDomainAttested }, origin, now };
    });
  }

  /** Whom the policies of the client are written to. */
  saveContact(id: string, request: PolicyContactRequest, actor: Actor): Promise<void> {
    if (request.accountId !== undefined && request.accountId !== id) {
      throw invalidField('ACCOUNT_DIFFERS', 'This is another account.', '/accountId');
    }
    return this.change(id, actor, (account) => ({
      action: 'contact',
      patch: { policyContact: contactOf(request, account) },
      now: this.clock.now(),
    }));
  }

  /** Whether a domain can be the own one of a client. */
  async checkDomain(text: string): Promise<DomainCheckResponse> {
    const domain = storedDomain(text);
    const blacklisted = await this.dataSource.manager.existsBy(BlockedDomain, {
      id: domain,
      blocked: true,
    });
    const reason = domainProblem(text, () => blacklisted);
    return { valid: reason === null, domain, blacklisted, reason };
  }

  /** The products of the client's country, and why one cannot be quoted. */
  async eligibleProducts(id: string, actor: Actor): Promise<EligibleProduct[]> {
    const account = await this.accounts.find(id, actor);
    const code = account.naicsCode ?? account.sicCode;
    return eligibleProducts({
      status: account.status,
      country: account.country,
      profileScore: profileOf(profileFactsOf(account)).profileScore,
      isRatable: code !== null && account.revenue !== null,
      industryAction: (code && industryClass(schemeOf(account.country), code)?.action) || null,
    });
  }

  /** A change that may be one of the name, which another client can have. */
  private async changeName(id: string, actor: Actor, decide: Decide): Promise<void> {
    try {
      await this.change(id, actor, decide);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_ACCOUNT', 'Another client has this name and address.', 409);
    }
  }

  private change(id: string, actor: Actor, decide: Decide): Promise<void> {
    return this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, id, actor);
      await changeAccount(tx, account, await decide(account, tx));
    });
  }
}

const UNVERIFIED = { isVerifiedByAgent: false, verifiedDate: null, verifiedBy: null };

const notAllowed = (): DomainError =>
  new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);

/** Once something was quoted the name of the insured stands in documents: staff change it. */
function checkRename({ status }: Account, facts: EditedFacts, { accountType }: Actor): void {
  if (facts.name === undefined || status === 'Open' || accountType === 'COWBELL') return;
  const detail = 'This client was quoted already: ask for another name instead.';
  throw new DomainError('RENAME_NEEDS_STAFF', detail, 409, [{ pointer: '/name', detail }]);
}

const openQuotes = (em: EntityManager, accountId: string): Promise<QuoteOfAccount[]> =>
  em.find(QuoteOfAccount, {
    where: { accountId, status: In(OPEN_QUOTES) },
    order: { quoteNumber: 'ASC' },
  });
