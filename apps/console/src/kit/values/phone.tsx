import { dialledPhone, formatPhone, phoneExtension } from '@palisade/kernel';

/** A telephone number as people read it; one that can be dialled is, by a press, its extension after it. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return '–';
  const text = formatPhone(number);
  if (!/^\+\d+(x\d+)?$/.test(number)) return text;
  const extension = phoneExtension(number);
  const then = extension === null ? '' : `;ext=${extension}`;
  return <a href={`tel:${dialledPhone(number)}${then}`}>{text}</a>;
}
