import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { DocsGateway } from '../clients/docs.gateway';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { Invoice } from '../payments/invoice.entity';
import type { Caller } from '../policies/caller';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { findPolicy, lockVisible } from '../policies/policy-rows';
import type { PaperQuery, PaperResponse } from './papers.dto';

/** The papers of a policy: where they are, and the invoice printed anew. */
@Injectable()
export class PapersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly docs: DocsGateway,
  ) {}

  /** The document of a policy, its binder before it is issued; 404 until it is printed. */
  async find(id: string, asked: PaperQuery, { actor, token }: Caller): Promise<PaperResponse> {
    const { accountId, policyNumber } = await this.transactions.run(({ em }) =>
      findPolicy(em, id, actor),
    );
    if (asked.accountId && asked.accountId !== accountId) {
      throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
    }
    const printed = (await this.docs.ofPolicy(id, token)).filter(
      ({ created }) => !asked.created || new Date(created) <= asked.created,
    );
    const paper =
      printed.find(({ docName }) => docName === `Policy ${policyNumber}`) ??
      printed.find(({ docType }) => docType === 'BINDER');
    if (!paper) {
      throw new DomainError('DOCUMENT_NOT_FOUND', 'The document is not printed yet.', 404);
    }
    const { docId, fileName } = paper;
    return { link: `/api/docs/v1/download?docId=${docId}`, docId, fileName };
  }

  /** Has the invoice of a policy printed anew; answers the id of the print. */
  async printInvoice(id: string, actor: Actor): Promise<string> {
    const invoiceDocId = newId();
    await this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'printInvoice');
      if (!(await tx.em.existsBy(Invoice, { policyId: id, isReversed: false }))) {
        throw new DomainError('INVOICE_MISSING', 'Nothing is billed of this policy.', 409);
      }
      const change = { action: 'printInvoice' as const, patch: {}, now: this.clock.now() };
      const changed = await changePolicy(tx, policy, change);
      await publishChanged(tx, changed, change, { invoiceDocId });
    });
    return invoiceDocId;
  }
}
