import { describeTimeline } from '@palisade/platform';
import { FormsQueries, FormTypeHistory } from './forms.queries';

/** Who did what to a form, and whether its records are unchanged. */
export const FormTimelineController = describeTimeline({
  of: 'api/docs/v1/forms/:formId',
  row: 'a form',
  noun: 'Form',
  tag: 'forms',
  permission: 'form:view',
  rows: FormsQueries,
});

/** The same of a form type. */
export const FormTypeTimelineController = describeTimeline({
  of: 'api/docs/v1/formtype/:formTypeId',
  row: 'a form type',
  noun: 'FormType',
  tag: 'forms',
  permission: 'form:view',
  rows: FormTypeHistory,
});
