import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, currentContext, newSecret, Transactions } from '@palisade/platform';
import { IsNull } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { networkOf } from '../../domain/network';
import type { CodeWay, WorkflowFlow } from '../../domain/one-time-code';
import {
  CODE_LENGTH,
  CODE_MS,
  deadWorkflow,
  isGood,
  isOpen,
  MAX_CODES_OF_LINK_A_DAY,
  mayTry,
  nextCode,
  wrongCode,
} from '../../domain/one-time-code';
import type { RoleDefinition } from '../../domain/roles/role';
import {
  CLAIM_CODE_ROLE,
  NOTICE_CODE_ROLE,
  ONE_TIME_CODE_ROLE,
  PAY_CODE_ROLE,
  RETAIL_CODE_ROLE,
} from '../../domain/roles/token-roles';
import { AccessTokens } from '../../identity/sessions/access-tokens';
import type { Tokens } from '../../identity/sessions/sessions.service';
import { Role } from '../../people/roles/role.entity';
import { secretHash } from '../../secrets/secret-hash';
import { isOfPolicyholder } from '../letters/policyholder';
import { WorkflowCode } from './workflow-code.entity';
import type { LinkLetter } from './workflow-letters';
import { WorkflowLetters } from './workflow-letters';
import { Workflow } from './workflow.entity';

/** What a link opens and whom it goes to. */
export type NewWorkflow = Omit<
  Workflow,
  | 'id'
  | 'claimId'
  | 'accountOffered'
  | 'created'
  | 'ended'
  | 'codesSent'
  | 'codesSince'
  | 'refreshHash'
> & { quoteId: string };

/** Links to one quote, policy or claim, each opened by codes that are sent on demand. */
@Injectable()
export class WorkflowsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly letters: WorkflowLetters,
    private readonly accessTokens: AccessTokens,
  ) {}

  /**
   * Makes a link to a quote and mails it, in a letter of its own where one is given; a link to the same
   * for the same purpose ends.
   */
  async invite(draft: NewWorkflow, tx: Tx, letter?: LinkLetter): Promise<void> {
    const { em, record } = tx;
    const now = this.clock.now();
    const { flow, quoteId } = draft;
    await em.update(Workflow, { quoteId, flow, ended: IsNull() }, { ended: now });
    const id = randomUUID();
    await em.insert(Workflow, { ...draft, id, created: now });
    await record({ action: 'workflow.invite', subjectType: 'workflow', subjectId: id });
    await this.letters.sendLink(await em.findOneByOrFail(Workflow, { id }), tx, letter);
  }

  /** Ends the links to a quote, or those of one purpose, that have nothing left to open. */
  async endLinksOfQuote(quoteId: string, { em }: Tx, flow?: WorkflowFlow): Promise<void> {
    const links = { quoteId, ended: IsNull(), ...(flow && { flow }) };
    await em.update(Workflow, links, { ended: this.clock.now() });
  }

  /**
   * Sends a code, unless one that went the same way to the same network is still good; answers until
   * when it is. What was sent to that network another way is void. 409 for a text message without a
   * telephone.
   */
  async sendCode(id: string, way: CodeWay): Promise<Date> {
    return this.transactions.run(async (tx) => {
      const { em } = tx;
      const now = this.clock.now();
      const workflow = await lockOpen(em, id, now);
      const asker = { workflowId: id, network: askingNetwork() };
      const before = await em.findOneBy(WorkflowCode, asker);
      if (before?.codeExpires && isGood(before, way, now)) return before.codeExpires;
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const codeExpires = new Date(now.getTime() + CODE_MS);
      if (!before?.proved) {
        await em.update(Workflow, { id }, nextCode(workflow, now, MAX_CODES_OF_LINK_A_DAY));
      }
      const fresh = { codeHash: codeHash(id, code), codeExpires, codeTries: 0, codeWay: way };
      const count = nextCode(before ?? NO_CODES, now);
      await em.save(WorkflowCode, { ...asker, ...fresh, ...count });
      await this.letters.sendCode(workflow, way, code, tx);
      return codeExpires;
    });
  }

  /** Exchanges a code for the token that opens the workflow's quote or policy; 401 for any other. */
  async verify(id: string, code: string): Promise<Tokens> {
    const tokens = await this.transactions.run(async ({ em, record }) => {
      const now = this.clock.now();
      const workflow = await lock(em, { id });
      if (!workflow || !isOpen(workflow, now)) return null;
      const asker = { workflowId: id, network: askingNetwork() };
      const known = await em.findOneBy(WorkflowCode, asker);
      if (!known || !mayTry(known, now)) return null;
      if (known.codeHash !== codeHash(id, code)) {
        await em.update(WorkflowCode, asker, { codeTries: known.codeTries + 1 });
        return null;
      }
      await em.update(WorkflowCode, asker, { codeHash: null, codeExpires: null, proved: true });
      await record({ action: 'workflow.verify', subjectType: 'workflow', subjectId: id });
      return this.nextTokens(workflow, em);
    });
    if (!tokens) throw wrongCode();
    return tokens;
  }

  /** Continues a verified workflow; null for a refresh token that is none of theirs. */
  async exchange(refreshToken: string): Promise<Tokens | null> {
    return this.transactions.run(async ({ em }) => {
      const workflow = await lock(em, { refreshHash: secretHash(refreshToken) });
      if (!workflow || !isOpen(workflow, this.clock.now())) return null;
      return this.nextTokens(workflow, em);
    });
  }

  private async nextTokens(workflow: Workflow, em: EntityManager): Promise<Tokens> {
    const refreshToken = newSecret();
    await em.update(Workflow, { id: workflow.id }, { refreshHash: secretHash(refreshToken) });
    const { accountType, name } = await roleOf(workflow, em);
    const role = await em.findOneByOrFail(Role, { accountType, name });
    return { accessToken: this.accessTokens.issueForLink(workflow, role), refreshToken };
  }
}

/** As whom a link acts, where it is not a policyholder of a quote or a policy. */
const ROLES: Readonly<Partial<Record<WorkflowFlow, RoleDefinition>>> = {
  SURPLUS_NOTICE: NOTICE_CODE_ROLE,
  RETAIL: RETAIL_CODE_ROLE,
  CLAIM: CLAIM_CODE_ROLE,
};

/** Who pays for others signs nothing for them: an invoice may go to anybody. */
async function roleOf(workflow: Workflow, em: EntityManager): Promise<RoleDefinition> {
  const { flow } = workflow;
  if (flow === 'E_PAY' && !(await isOfPolicyholder(workflow, em))) return PAY_CODE_ROLE;
  return ROLES[flow] ?? ONE_TIME_CODE_ROLE;
}

const NO_CODES = { codesSent: 0, codesSince: null };

const askingNetwork = (): string => networkOf(currentContext()?.client?.address ?? '');

/** A code is short: salted with its link it is worth nothing anywhere else. */
const codeHash = (id: string, code: string): string => secretHash(`${id}:${code}`);

function lock(em: EntityManager, where: FindOptionsWhere<Workflow>): Promise<Workflow | null> {
  return em.findOne(Workflow, { where, lock: { mode: 'pessimistic_write' } });
}

async function lockOpen(em: EntityManager, id: string, now: Date): Promise<Workflow> {
  const workflow = await lock(em, { id });
  if (!workflow || !isOpen(workflow, now)) throw deadWorkflow();
  return workflow;
}
