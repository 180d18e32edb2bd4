import { createContext, useContext } from 'react';
import type { Me } from '#server/admin-api/session-routes.ts';

export interface Session {
  me: Me;
  refresh(): Promise<void>;
  signOut(): Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs somebody signed in');
  return session;
}
