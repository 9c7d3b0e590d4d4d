import { Injectable } from '@nestjs/common';
import type { Country } from '@palisade/kernel';
import { checkFirstPerson, DomainError, invalidField, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  askSecondPerson,
  DomainClock,
  isUniqueViolation,
  personBehind,
  Transactions,
} from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import { duplicateAccount } from '../accounts/duplicate-account';
import { AccountsQueries } from '../accounts/accounts.queries';
import type { Change } from '../accounts/change-account';
import { changeAccount, changedPart } from '../accounts/change-account';
import { lockVisible } from '../accounts/lock-account';
import { checkSameCountry } from '../domain/actions/edit-place';
import type { FactsDraft } from '../domain/actions/edit-account';
import { askRename, checkRenameAlone, decideRename } from '../domain/actions/rename-account';
import { domainProblem, storedDomain } from '../domain/client-domain';
import { isRated } from '../domain/client-facts';
import type { EligibleProduct } from '../domain/eligible-products';
import { eligibleProducts } from '../domain/eligible-products';
import { fateOf, OPEN_QUOTES } from '../domain/quotes-of-change';
import { schemeOf } from '../domain/industries';
import { profileOf } from '../domain/risk/profile-score';
import { industryClass } from '../industries/industry-lists';
import { profileFactsOf } from '../risk/account-facts';
import { PolicyOfAccount } from '../snapshots/policy-of-account.entity';
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
import { movedTeams } from './moved-teams';
import { contactOf } from './policy-contact';

/** Who answers for an edit. */
export interface DetailOptions extends EditOptions {
  /** An agent of the agency answers for the details. */
  isVerifying?: boolean;
  /** Where the client belongs, as far as it is named, and whether the caller may say it of teams. */
  place?: { country: Country | undefined; teamIds: string[] | undefined; mayAssign: boolean };
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
    { isVerifying = false, place, ...options }: DetailOptions,
  ): Promise<void> {
    if (isVerifying && actor.accountType !== 'AGENCY') throw notAllowed();
    const now = this.clock.now();
    await this.changeName(id, actor, async (account, tx) => {
      const { em } = tx;
      checkSameCountry(account.country, place?.country);
      const facts = changedPart(
        account,
        await editedFacts(em, account, draft, { ...options, now }),
      );
      const { beside, ...moved } = place ? await movedTeams(tx, account, { ...place, actor }) : {};
      if (facts.name !== undefined) checkRenameAlone(account, await standingOf(em, id, actor));
      const tick = isVerifying && {
        isVerifiedByAgent: true,
        verifiedDate: account.verifiedDate ?? now,
        verifiedBy: account.verifiedBy ?? actor.userId,
      };
      const isTouched = account.isVerifiedByAgent && Object.keys(facts).length > 0;
      return {
        action: isVerifying ? 'verify' : 'edit',
        patch: facts,
        beside: { ...beside, ...(tick || (isTouched && UNVERIFIED)) },
        ...moved,
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

  /** The agency, or one of the staff, wishes another name that it may not give alone. */
  async askRename(id: string, wish: AskRenameRequest, actor: Actor): Promise<void> {
    if (actor.accountType !== 'AGENCY' && !isStaff(actor)) throw notAllowed();
    const by = checkFirstPerson(personBehind(actor));
    await this.change(id, actor, async (account, { em }) => {
      const now = this.clock.now();
      const standing = await standingOf(em, id, actor);
      const renameRequest = askRename(account, wish, { by, now, ...standing });
      return { action: 'ask-rename', patch: { renameRequest }, now };
    });
  }

  /** Another person of the staff gives a client the name that was wished, or refuses it. */
  async decideRename(
    id: string,
    { approved, name, note }: DecideRenameRequest,
    actor: Actor,
  ): Promise<void> {
    if (actor.accountType !== 'COWBELL') throw notAllowed();
    await this.changeName(id, actor, async (account, tx) => {
      const by = { id: actor.userId, name: actor.name };
      const now = this.clock.now();
      const patch = decideRename(account, { approved, name, note: note || null }, { by, now });
      if (!approved) return { action: 'refuse-rename', patch, now };
      const begunBy = [patch.renameRequest.askedBy];
      await askSecondPerson(tx, 'account.rename', { begunBy, actor });
      const told = { askedBy: patch.renameRequest.askedByName ?? '' };
      return { action: 'rename', patch, told, now };
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
    let wanted: Account | undefined;
    try {
      await this.change(id, actor, async (account, tx) => {
        const change = await decide(account, tx);
        wanted = { ...account, ...change.patch };
        return change;
      });
    } catch (error) {
      if (!isUniqueViolation(error) || !wanted) throw error;
      const refusal = 'Another client has this name and address.';
      throw await duplicateAccount(this.dataSource.manager, wanted, { actor, refusal });
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

/** As whom a caller would change the name of a client. */
const standingOf = async (em: EntityManager, accountId: string, actor: Actor) => ({
  isInsured: await em.existsBy(PolicyOfAccount, { accountId }),
  isStaff: isStaff(actor),
});

const openQuotes = (em: EntityManager, accountId: string): Promise<QuoteOfAccount[]> =>
  em.find(QuoteOfAccount, {
    where: { accountId, status: In(OPEN_QUOTES) },
    order: { quoteNumber: 'ASC' },
  });
