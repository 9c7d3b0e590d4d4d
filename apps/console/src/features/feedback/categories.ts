import type { FeedbackCategory } from '../../lib/api-types';

/** What feedback can be, and how it is called: an issue is sent as one of high priority. */
export const CATEGORIES: Readonly<Record<FeedbackCategory, string>> = {
  'General Feedback': 'common:feedback.general',
  'Give Kudos to the team': 'common:feedback.kudos',
  'Report a high priority issue': 'common:feedback.issue',
  'Have a question': 'common:feedback.question',
  Other: 'common:feedback.other',
};

/** How staff are told of it. */
export const sentAs = (category: FeedbackCategory): string =>
  category === 'Report a high priority issue' ? 'common:feedback.issueSent' : CATEGORIES[category];
