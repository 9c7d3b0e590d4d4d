import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of an account, which notes may name. */
@Entity('document_of_account')
export class DocumentOfAccount {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  visibility: 'EVERYBODY' | 'TRADE' | 'STAFF';

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
