import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DataSource, In, Not } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import type { LikeClaim } from '../domain/related';
import { likenessOf } from '../domain/related';
import { ClaimsFile } from './claims-file.entity';
import { findFile } from './claims-file-rows';
import type { RelatedClaimResponse } from './related-claims.dto';

/** The claims that may be of one event. */
@Injectable()
export class RelatedClaimsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The other claims of the policy with a file, those most alike first. */
  async of(id: string, actor: Actor): Promise<RelatedClaimResponse[]> {
    const { manager } = this.dataSource;
    const file = await findFile(manager, id, actor);
    const claim = await manager.findOneByOrFail(Claim, { id });
    const { policyId } = claim;
    const others = await manager.find(Claim, {
      where: { policyId, status: 'FILED', id: Not(id) },
      order: { claimNumber: 'ASC' },
    });
    const files = await manager.findBy(ClaimsFile, {
      id: In(others.map((other) => other.id)),
      fileStatus: Not('VOID'),
    });
    const eventId = file.eventId ?? id;
    const told = others.flatMap((other) => {
      const own = files.find((one) => one.id === other.id);
      const isRelated = own !== undefined && (own.eventId ?? own.id) === eventId;
      return own ? [toRelated(other, likenessOf(likeOf(claim), likeOf(other)), isRelated)] : [];
    });
    return told.sort((one, other) => other.likeness.length - one.likeness.length);
  }
}

const likeOf = ({ notice, cause }: Claim): LikeClaim => ({
  lossDate: notice.lossDate,
  cause,
  reporterName: notice.name,
});

const toRelated = (
  { id, claimNumber, notice, cause }: Claim,
  likeness: RelatedClaimResponse['likeness'],
  isRelated: boolean,
): RelatedClaimResponse => ({
  claimId: id,
  claimNumber: claimNumber ?? '',
  lossDate: notice.lossDate,
  cause,
  likeness,
  isRelated,
});
