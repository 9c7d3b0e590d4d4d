/** What a role may do: permission names by group, as `GET /api/auth/v1/permissions/map` answers. */
export type PermissionMap = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a map holds all (or any) of the `group:permission` names. A list with `none` always
 * fails, else a list with `any` always passes (Spec 1 §6); an empty list fails, so that a
 * forgotten requirement opens nothing.
 */
export function hasPermission(
  map: PermissionMap,
  required: readonly string[],
  match: 'all' | 'any' = 'all',
): boolean {
  if (required.length === 0 || required.includes('none')) return false;
  if (required.includes('any')) return true;
  const holds = (name: string) => {
    const [group = '', permission = ''] = name.split(':');
    return Object.hasOwn(map, group) && (map[group]?.includes(permission) ?? false);
  };
  return match === 'all' ? required.every(holds) : required.some(holds);
}

/** A permission map from a flat list of `group:permission` names, groups and names sorted. */
export function permissionMap(names: readonly string[]): PermissionMap {
  const map: Record<string, string[]> = {};
  for (const name of [...new Set(names)].sort()) {
    const [group = '', permission = ''] = name.split(':');
    (map[group] ??= []).push(permission);
  }
  return map;
}

/** What is left of a permission map when only these `group:permission` names are asked for. */
export const narrowed = (map: PermissionMap, only: readonly string[]): PermissionMap =>
  permissionMap(only.filter((name) => hasPermission(map, [name])));
