import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { ApiError, problemMessage } from '../lib/problem';
import { randomId } from '../lib/random-id';
import { problemFields } from './problem-fields';

/** One line of the summary; without a field it concerns the form as a whole. */
export interface SummaryItem {
  text: string;
  field?: string;
}

export interface SubmissionOptions<Values> {
  form: FormInstance<Values>;
  /** Members of the request that the form calls by another name. */
  aliases?: Readonly<Record<string, string>>;
  /** Sends the form; a rejection is shown at the fields that it names. */
  onSubmit: (values: Values, idempotencyKey: string) => Promise<void>;
}

/** Sends a form once per content and keeps the summary of what stands in its way. */
export function useFormSubmission<Values extends object>(options: SubmissionOptions<Values>) {
  const { form, aliases, onSubmit } = options;
  const [isSending, setSending] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [summary, setSummary] = useState<SummaryItem[]>([]);
  const idempotencyKey = useRef(randomId());

  const refuse = (general: SummaryItem[]) => {
    const items = fieldItems(form);
    setRefused(true);
    setSummary([...general, ...items]);
    if (items[0]?.field) form.focusField(items[0].field as never);
  };

  return {
    isSending,
    wasRefused,
    summary,
    onFinishFailed: () => refuse([]),
    // The errors of corrected fields leave the summary; what the server said of the whole goes too.
    onFieldsChange: () => wasRefused && setSummary(fieldItems(form)),
    // The same content keeps its key, so that a repeated press cannot act twice.
    onValuesChange: () => {
      idempotencyKey.current = randomId();
    },
    onFinish: async (values: Values) => {
      setSending(true);
      setSummary([]);
      try {
        await onSubmit(values, idempotencyKey.current);
      } catch (error) {
        refuse(placeErrors(form, error, aliases));
      } finally {
        setSending(false);
      }
    },
  };
}

/** Puts a refusal's errors onto their fields and returns what no field holds. */
function placeErrors<Values extends object>(
  form: FormInstance<Values>,
  error: unknown,
  aliases: Readonly<Record<string, string>> = {},
): SummaryItem[] {
  const own = Object.keys(form.getFieldsValue(true)).map((name) => [name, name]);
  const items = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const { fields, rest } = problemFields(items, { ...Object.fromEntries(own), ...aliases });
  form.setFields(fields.map(({ name, errors }) => ({ name: name as never, errors })));
  if (fields.length === 0 && rest.length === 0) return [{ text: problemMessage(error) }];
  return rest.map((text) => ({ text }));
}

const fieldItems = <Values>(form: FormInstance<Values>): SummaryItem[] =>
  form
    .getFieldsError()
    .flatMap(({ name, errors }) => errors.map((text) => ({ text, field: name.join('.') })));
