import type { ReactNode } from 'react';
import { useRow } from '../../kit/use-row';
import type { User } from '../../lib/api-types';
import { userQuery } from './api';

interface WithUserProps {
  userId: string | undefined;
  children: (user: User) => ReactNode;
}

/** Shows what needs a person once the person is there. */
export function WithUser({ userId = '', children }: WithUserProps) {
  const user = useRow({ ...userQuery(userId), enabled: userId !== '' });
  return user ? children(user) : null;
}
