import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { closedScores, seesUnsent } from '../domain/closed-scores';
import type { Worth } from '../outside/quotes.gateway';
import { QuotesGateway } from '../outside/quotes.gateway';
import { ConnectionsQueries } from './connections.queries';
import type { FindingRow } from './finding.entity';

/** A finding of an insured, and what closing it is worth. */
export interface WorthyFinding {
  finding: FindingRow;
  connectorType: SecurityConnectorType;
  worth: Worth;
}

/** What all tools of an insured find. */
@Injectable()
export class AccountFindingsQueries {
  constructor(
    private readonly connections: ConnectionsQueries,
    private readonly quotes: QuotesGateway,
  ) {}

  /** What failed, with what closing each alone is worth; prices of a page are asked for at once. */
  async page(accountId: string, request: PageQuery, actor: Actor): Promise<Page<WorthyFinding>> {
    const sources = await this.connections.list({ accountId }, actor);
    const page = await this.connections.actions(sources, request);
    const wishes = page.content.map(({ connectionId, points }) => ({
      accountId,
      scores: closedScores(sources, new Map([[connectionId, points]])),
    }));
    const worth = await this.quotes.worthOf(wishes, !seesUnsent(actor));
    const kinds = new Map(sources.map(({ id, connectorType }) => [id, connectorType]));
    const content = page.content.flatMap((finding, at) => {
      const connectorType = kinds.get(finding.connectionId);
      const own = worth[at];
      return connectorType && own ? [{ finding, connectorType, worth: own }] : [];
    });
    return { ...page, content };
  }
}
