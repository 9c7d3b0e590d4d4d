import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed statement of no loss; it is of the cancellation that its policy had then. */
@Entity('no_loss_statement')
export class NoLossStatementRow {
  @PrimaryColumn('uuid', { name: 'policy_id' })
  policyId: string;

  /** Of the policy while it was cancelled: another cancellation has another. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('date', { name: 'cancel_date' })
  cancelDate: string;

  /** Of the text. */
  @Column('text')
  version: string;

  /** SHA-256 of the whole text, hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('text', { name: 'signee_name' })
  signeeName: string;

  @Column('text', { name: 'signee_title' })
  signeeTitle: string;

  /** The name, typed for a signature. */
  @Column('text')
  signature: string;

  /** From where it was signed, and with what. */
  @Column('text')
  address: string;

  @Column('text')
  device: string;

  @Column('timestamptz', { name: 'signed_at' })
  signedAt: Date;
}
