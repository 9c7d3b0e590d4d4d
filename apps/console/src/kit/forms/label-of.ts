/** What the form calls a field: the text of its label, or that beside its checkbox. */
export function labelOf(field: string): string | undefined {
  const input = document.getElementById(field);
  const { labels } = (input ?? {}) as Partial<HTMLInputElement>;
  return labels?.[0]?.textContent || undefined;
}
