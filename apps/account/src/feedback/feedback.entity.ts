import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeedbackCategory } from '../domain/feedback';

/** What a person said of the platform. */
@Entity('feedback')
export class Feedback {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  category: FeedbackCategory;

  @Column('text', { name: 'feedback_text' })
  feedbackText: string;

  @Column('boolean', { name: 'permission_to_share' })
  permissionToShare: boolean;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'user_name' })
  userName: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('timestamptz')
  created: Date;
}
