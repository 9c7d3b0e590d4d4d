import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment that is a part of one for the bill of an agency, which has the receipt. */
@Entity('receipt_part')
export class ReceiptPart {
  @PrimaryColumn('text', { name: 'transaction_id' })
  transactionId: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('uuid', { name: 'doc_id' })
  docId: string;
}
