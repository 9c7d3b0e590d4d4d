/** Named values, groups of them among them. */
export type Fields = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two fields say the same, in whatever order theirs stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(one[name], other[name]))
  );
}

/** Some fields with what was changed between two others, each by itself; the rest stays. */
export function withChanges(kept: Fields, before: Fields, after: Fields): Fields {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(after)])];
  const values = names.map((name) => {
    const [standing, from, to] = [kept[name], before[name], after[name]];
    if (isSame(from, to)) return [name, standing] as const;
    if (!isGroup(standing) || !isGroup(to)) return [name, to] as const;
    return [name, withChanges(standing, isGroup(from) ? from : {}, to)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
