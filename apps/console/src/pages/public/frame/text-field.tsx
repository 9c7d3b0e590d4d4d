import { useId, useState, type FocusEvent, type InputHTMLAttributes } from 'react';
import { afterPress } from './after-press';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  value: string;
  /** What is wrong with the value; said once the field was left, or with the whole form. */
  error?: string | null;
  isChecked?: boolean;
  hint?: string;
  onChange: (value: string) => void;
}

/** A labelled input of the public pages, which load no component library. */
export function TextField(props: TextFieldProps) {
  const { label, error: problem, isChecked = false, hint, onChange, ...input } = props;
  const [wasLeft, setWasLeft] = useState(false);
  const error = wasLeft || isChecked ? problem : null;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {input.required && (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error || hint ? hintId : undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={(event) => {
          if (!isInOtherWindow(event)) afterPress(() => setWasLeft(true));
        }}
      />
      {(error || hint) && (
        <p id={hintId} className={error ? 'field-error' : 'muted'}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

/** Whether it is the window that lost the focus; the field has it back with the window. */
const isInOtherWindow = ({ target }: FocusEvent): boolean => document.activeElement === target;
