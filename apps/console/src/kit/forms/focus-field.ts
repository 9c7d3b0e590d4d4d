import type { FormInstance } from 'antd';

/** Leads to a field of a form; of a group of choices to the first of them. */
export function focusField<Values>(form: FormInstance<Values>, name: string): void {
  const field: unknown = form.getFieldInstance(name as never);
  const choice = field instanceof HTMLElement ? field.querySelector('input') : null;
  if (choice) choice.focus();
  else form.focusField(name as never);
}
