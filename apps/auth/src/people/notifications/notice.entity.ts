import { Column, Entity, ManyToOne, JoinColumn, PrimaryColumn } from 'typeorm';
import type { NoticeKind } from '../../domain/notices/notice-rules';
import type { NoticeSubject } from '../../domain/notices/notice-subject';
import { Organization } from '../organizations/organization.entity';

/** What one person is told of one event. */
@Entity('notice')
export class Notice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Of the person when it happened: who has entered another account reads nothing of it there. */
  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('text', { name: 'event_type' })
  eventType: string;

  @Column('text')
  kind: NoticeKind;

  /** `group:permission` that shows the subject. */
  @Column('text')
  permission: string;

  @Column('text', { name: 'subject_type' })
  subjectType: NoticeSubject['subjectType'];

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text', { nullable: true })
  number: string | null;

  /** The insured, or the organisation that is told where no row is named. */
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @ManyToOne(() => Organization)
  @JoinColumn({ name: 'company_id' })
  company?: Organization | null;

  /** Teams of the row. */
  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('timestamptz')
  occurred: Date;

  @Column('boolean', { name: 'is_read' })
  isRead: boolean;
}
