import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a claim, which notes may name. */
@Entity('document_of_claim')
export class DocumentOfClaim {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('text')
  visibility: 'EVERYBODY' | 'TRADE' | 'STAFF';

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
