import type { ProblemItem } from '../../lib/problem';

export interface FieldProblem {
  name: string;
  errors: string[];
}

/**
 * Sorts the `errors[]` of a refused request onto the fields of a form. A pointer below a field
 * belongs to that field (/teams/0/id is the team); what no field holds is said above the form.
 */
export function problemFields(
  items: readonly ProblemItem[],
  fieldOf: Readonly<Record<string, string>>,
): { fields: FieldProblem[]; rest: string[] } {
  const byField = new Map<string, string[]>();
  const rest: string[] = [];
  for (const { pointer, detail } of items) {
    if (!detail) continue;
    const member = (pointer ?? '').split('/')[1]?.replace(/~1/g, '/').replace(/~0/g, '~') ?? '';
    const name = Object.hasOwn(fieldOf, member) ? fieldOf[member] : undefined;
    if (name === undefined) rest.push(detail);
    else byField.set(name, [...(byField.get(name) ?? []), detail]);
  }
  return { fields: [...byField].map(([name, errors]) => ({ name, errors })), rest };
}
