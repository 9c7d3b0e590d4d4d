import type { ReactNode } from 'react';
import { WithRow } from '../../kit/forms/with-row';
import type { User } from '../../lib/api-types';
import { userQuery } from './api';

interface WithUserProps {
  userId: string | undefined;
  children: (user: User) => ReactNode;
}

/** Shows what needs a person once the person is there. */
export function WithUser({ userId = '', children }: WithUserProps) {
  return <WithRow query={{ ...userQuery(userId), enabled: userId !== '' }}>{children}</WithRow>;
}
