import { useState } from 'react';
import { useSession } from '../../lib/session';
import { parsePreferences, type ListPreferences } from './list-columns';

/** How this person wants this list, kept in this browser. */
export function useListPreferences(
  listId: string,
): [ListPreferences, (preferences: ListPreferences) => void] {
  const { user } = useSession();
  const key = `palisade.list.${listId}.${user.id}`;
  const [preferences, setPreferences] = useState(() => parsePreferences(localStorage.getItem(key)));
  const keep = (next: ListPreferences) => {
    localStorage.setItem(key, JSON.stringify(next));
    setPreferences(next);
  };
  return [preferences, keep];
}
