import { invalidField } from '@palisade/kernel';

/** What feedback can be; an issue is sent as one of high priority. Spec 2 §9. */
export const FEEDBACK_CATEGORIES = [
  'General Feedback',
  'Give Kudos to the team',
  'Report a high priority issue',
  'Have a question',
  'Other',
] as const;

/** A kind of feedback. */
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** Spec 2 §9. */
export const FEEDBACK_MAX = 500;

const KUDOS: FeedbackCategory = 'Give Kudos to the team';

/** Only kudos may be shared (Spec 2 §9). */
export function checkSharing(feedback: {
  category: FeedbackCategory;
  permissionToShare: boolean;
}): void {
  if (!feedback.permissionToShare || feedback.category === KUDOS) return;
  throw invalidField('NOT_SHARABLE', 'Only kudos can be shared.', '/permissionToShare');
}
