import type { FormInstance } from 'antd';
import { useState } from 'react';
import { focusField } from './focus-field';
import { ApiError, isRefusal, problemMessage, ShownError } from '../../lib/problem';
import type { SubmitKey } from '../../lib/submit-key';
import { useSubmit } from '../../lib/use-submit';
import { foreignChanges } from './conflict-changes';
import type { ChangedField, Edited } from './editing';
import { problemFields } from './problem-fields';
import { useConflict } from './use-conflict';
import { useDraft } from './use-draft';

/** One line of the summary; without a field it concerns the form as a whole. */
export interface SummaryItem {
  text: string;
  field?: string;
}

export interface SubmissionOptions<Values> {
  form: FormInstance<Values>;
  /** What the form is called: by it and the address, what was typed is found again. */
  title: string;
  /** Members of the request that the form calls by another name. */
  aliases?: Readonly<Record<string, string>>;
  /** The row that the form changes; what others do to it meanwhile is not overwritten unseen. */
  edited?: Edited<Values>;
  /** Sends the form; a rejection is shown at the fields that it names. */
  onSubmit: (values: Values, key: SubmitKey) => Promise<void> | void;
}

export type Submission<Values extends object> = ReturnType<typeof useFormSubmission<Values>>;

/** Sends a form once per content and keeps the summary of what stands in its way. */
export function useFormSubmission<Values extends object>(options: SubmissionOptions<Values>) {
  const { form, title, aliases, edited, onSubmit } = options;
  const draft = useDraft(form, title);
  const { conflict, takes } = useConflict(form, edited);
  const [wasRefused, setRefused] = useState(false);
  const [summary, setSummary] = useState<SummaryItem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = (general: SummaryItem[]) => {
    const items = fieldItems(form);
    setRefused(true);
    setSummary([...general, ...items]);
    if (items[0]?.field) focusField(form, items[0].field);
  };

  const { submit, isSending, isLocked } = useSubmit<void, Values>(
    async (values, key) => {
      setSummary([]);
      setFailure(null);
      await onSubmit(values, key);
      draft.forget();
    },
    {
      onRefused: (error) => {
        if (takes(error)) return;
        if (isRefusal(error) || error instanceof ShownError)
          refuse(placeErrors(form, error, aliases));
        else setFailure(problemMessage(error));
      },
    },
  );

  return {
    isSending,
    isLocked,
    wasRefused,
    summary,
    /** Why it is not known to be done, through no fault of what was typed. */
    failure,
    draft,
    conflict: {
      changes: conflict.changes && foreignChanges(conflict.changes, fieldsOf(form, aliases)),
      resolution: conflict.resolution,
      resolve: conflict.resolve,
    },
    onFinishFailed: () => refuse([]),
    // The errors of corrected fields leave the summary; what the server said of the whole goes too.
    onFieldsChange: (changed: readonly ChangedField[]) => {
      draft.note(changed);
      if (wasRefused) setSummary(fieldItems(form));
    },
    onFinish: submit,
  };
}

/** Puts a refusal's errors onto their fields and returns what no field holds. */
function placeErrors<Values extends object>(
  form: FormInstance<Values>,
  error: unknown,
  aliases?: Readonly<Record<string, string>>,
): SummaryItem[] {
  const items = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const { fields, rest } = problemFields(items, fieldsOf(form, aliases));
  form.setFields(fields.map(({ name, errors }) => ({ name: name as never, errors })));
  if (fields.length === 0 && rest.length === 0) return [{ text: problemMessage(error) }];
  return rest.map((text) => ({ text }));
}

/** The fields of a form by the members of the request that they fill. */
function fieldsOf<Values>(
  form: FormInstance<Values>,
  aliases: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const own = Object.keys(form.getFieldsValue(true) as object).map((name) => [name, name]);
  return { ...(Object.fromEntries(own) as Record<string, string>), ...aliases };
}

const fieldItems = <Values>(form: FormInstance<Values>): SummaryItem[] =>
  form
    .getFieldsError()
    .flatMap(({ name, errors }) => errors.map((text) => ({ text, field: name.join('.') })));
