import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '../../lib/api-types';
import { userQuery } from './api';

interface WithUserProps {
  userId: string | undefined;
  children: (user: User) => ReactNode;
}

/** Shows what needs a person once the person is there. */
export function WithUser({ userId = '', children }: WithUserProps) {
  const { data: user } = useQuery({ ...userQuery(userId), enabled: userId !== '' });
  return user ? children(user) : null;
}
