import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client that wants no letters that ask to connect tools. */
@Entity('campaign_refusal')
export class CampaignRefusal {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz')
  refused: Date;
}
