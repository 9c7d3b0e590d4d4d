import type { TimelineField, TimelineKind, TimelineRules } from '@palisade/kernel';
import { EVERYBODY } from '@palisade/kernel';
import type { FormAction } from './library/form-lifecycle';

/** Told where it was changed: whoever sees the row sees what it has. */
const edited = (kind: TimelineKind): TimelineField => ({
  kind,
  readers: EVERYBODY,
  isOfEdit: true,
});

/** What is told of a form of the library, to whoever may see it. */
export const POLICY_FORM_TIMELINE: TimelineRules<FormAction | 'create'> = {
  subjectType: 'form',
  actions: {
    create: EVERYBODY,
    edit: EVERYBODY,
    propose: EVERYBODY,
    activate: EVERYBODY,
    end: EVERYBODY,
    delete: EVERYBODY,
  },
  fields: {
    status: edited('STATUS'),
    formNumber: edited('TEXT'),
    edition: edited('TEXT'),
    name: edited('TEXT'),
    paperType: edited('TEXT'),
    productTypes: edited('TEXT'),
    availableFrom: edited('DATE'),
    availableTo: edited('DATE'),
    transactions: edited('TEXT'),
    rule: edited('TEXT'),
    ruleValues: edited('TEXT'),
    position: edited('NUMBER'),
    text: edited('TEXT'),
  },
};

/** What is told of a form type. */
export const FORM_TYPE_TIMELINE: TimelineRules = {
  subjectType: 'form-type',
  actions: { create: EVERYBODY, change: EVERYBODY, delete: EVERYBODY },
  fields: { name: edited('TEXT'), description: edited('TEXT') },
};
