import type { ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  /** Draws the control, which takes the label as its own name. */
  children: (name: { 'aria-label': string }) => ReactNode;
}

/** A control outside forms, under its label. */
export function LabelledField({ label, children }: LabelledFieldProps) {
  return (
    <div className="kit-labelled">
      <span aria-hidden="true">{label}</span>
      {children({ 'aria-label': label })}
    </div>
  );
}
