import type { ButtonHTMLAttributes } from 'react';

interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy: boolean;
}

/** A button that keeps the focus while what it began is under way, and does not begin it twice. */
export function BusyButton({ isBusy, onClick, ...button }: BusyButtonProps) {
  return (
    <button
      {...button}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
