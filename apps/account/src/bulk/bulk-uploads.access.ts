import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { BulkUpload } from './bulk-upload.entity';

/**
 * Narrows a query to the uploads that the caller may see; its alias is `upload`. Types without a
 * rule here see none, and who is bound to teams sees the own ones: a file may hold clients of others.
 */
export function visibleTo(
  query: SelectQueryBuilder<BulkUpload>,
  { accountType, organizationId, userId, seesAllTeams }: Actor,
): SelectQueryBuilder<BulkUpload> {
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
    case 'DIGITAL':
      query.andWhere('upload.organizationId = :organizationId', { organizationId });
      return seesAllTeams ? query : query.andWhere('upload.uploadedBy = :userId', { userId });
    case 'CUSTOMER':
    case 'CLUSTER':
    case 'MSSP':
    case 'CARRIER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
