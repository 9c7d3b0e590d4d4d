import { describeTimeline } from '@palisade/platform';
import { SubjectivitiesService } from './subjectivities.service';

/** Who did what to a condition, and whether its records are unchanged. */
export const ConditionTimelineController = describeTimeline({
  of: 'api/quote/v1/subjectivity/settings/:settingId',
  row: 'a condition',
  noun: 'Condition',
  tag: 'subjectivities',
  permission: 'underwriting:subjectivity-edit',
  rows: SubjectivitiesService,
});
