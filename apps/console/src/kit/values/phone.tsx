import { dialledPhone, formatPhone } from '@palisade/kernel';

/** A telephone number as people read it; one that can be dialled is, by a press. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return '–';
  const text = formatPhone(number);
  return /^\+\d+$/.test(number) ? <a href={`tel:${dialledPhone(number)}`}>{text}</a> : text;
}
