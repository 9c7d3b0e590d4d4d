import { useId, type InputHTMLAttributes } from 'react';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  value: string;
  error?: string | null;
  hint?: string;
  onChange: (value: string) => void;
}

/** A labelled input of the public pages, which load no component library. */
export function TextField({ label, error, hint, onChange, ...input }: TextFieldProps) {
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
      />
      {(error || hint) && (
        <p id={hintId} className={error ? 'field-error' : 'muted'}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
