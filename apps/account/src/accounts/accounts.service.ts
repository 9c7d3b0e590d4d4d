import { Injectable } from '@nestjs/common';
import { mayUseTeam } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, isUniqueViolation, newId, Transactions } from '@palisade/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DomainChecks } from '../domain-checks/domain-checks';
import { createAccount } from '../domain/actions/create-account';
import type { CreateAccountFacts, CreatedAccount } from '../domain/actions/create-account';
import type { Company } from '../domain/company';
import type { Finding } from '../domain/scan/finding';
import { DirectorySilence, Firmographics } from '../firmographics/firmographics';
import { Team } from '../snapshots/team.entity';
import type { CreateAccountRequest } from './accounts.dto';
import { addAccount } from './add-account';
import { duplicateAccount } from './duplicate-account';

/** How one creation differs from the usual. */
interface CreateOptions {
  id?: string;
  /** The caller may, and does, confirm an address that does not verify. */
  confirmAddress?: boolean;
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly firmographics: Firmographics,
    private readonly domainChecks: DomainChecks,
  ) {}

  /** Creates an account of the caller's organisation; 409 when it has the same one already. */
  async create(
    request: CreateAccountRequest,
    actor: Actor,
    { id = newId(), confirmAddress = false }: CreateOptions = {},
  ): Promise<string> {
    const { cbid = null, address2 = null, address3 = null, state = null, teams, ...rest } = request;
    const teamIds = [...new Set(teams.map((team) => team.id))];
    const draft = { ...rest, cbid, address2, address3, state, teamIds };
    const { company, isDirectorySilent } = await this.lookUp(cbid);
    const findings = await this.firstFindings(company);
    let account: CreatedAccount | undefined;
    try {
      return await this.transactions.run(async (tx) => {
        const now = this.clock.now();
        const asked = { id, company, isDirectorySilent, confirmAddress, by: actor.userId, now };
        account = createAccount(draft, {
          ...asked,
          ...(await factsOf(tx.em, actor, teamIds)),
        });
        await addAccount(tx, account, { by: actor.userId, now, findings });
        return id;
      });
    } catch (error) {
      const entered = account;
      if (!entered || !isUniqueViolation(error)) throw error;
      const refusal = 'Cannot create account.';
      throw await this.transactions.run(({ em }) =>
        duplicateAccount(em, entered, { actor, refusal }),
      );
    }
  }

  /** A directory that does not answer leaves the account creatable. */
  private async lookUp(
    cbid: string | null,
  ): Promise<{ company: Company | null; isDirectorySilent: boolean }> {
    try {
      const company = cbid === null ? null : await this.firmographics.find(cbid);
      return { company, isDirectorySilent: false };
    } catch (error) {
      if (error instanceof DirectorySilence) return { company: null, isDirectorySilent: true };
      throw error;
    }
  }

  /** What is known of a domain without asking anybody; whatever else waits for a scan. */
  private async firstFindings(company: Company | null): Promise<Finding[]> {
    const domainName = company?.domainName ?? null;
    if (domainName === null || this.domainChecks.asksOutside(domainName)) return [];
    const order = { hasPortConsent: false, onProgress: () => Promise.resolve() };
    return this.domainChecks.check(domainName, order);
  }
}

async function factsOf(
  em: EntityManager,
  actor: Actor,
  teamIds: string[],
): Promise<Pick<CreateAccountFacts, 'agencyId' | 'aggregatorId' | 'usableTeamIds'>> {
  const { organizationId } = actor;
  const teams = await em.findBy(Team, { id: In(teamIds), organizationId, deleted: false });
  const usable = teams.filter(({ id }) => mayUseTeam(actor, id));
  return { ...ownerOf(actor), usableTeamIds: usable.map((team) => team.id) };
}

/** Whose client it is that somebody enters. */
const ownerOf = ({ organizationId, accountType }: Actor) => ({
  agencyId: accountType === 'AGENCY' ? organizationId : null,
  aggregatorId: accountType === 'DIGITAL' ? organizationId : null,
});
