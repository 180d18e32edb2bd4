import { createContext, useContext } from 'react';
import type { Me } from '#server/admin-api/session-routes.ts';

export interface Signed {
  me: Me;
  refresh(): Promise<void>;
  leave(): Promise<void>;
}

export const SignedContext = createContext<Signed | undefined>(undefined);

export function useSigned(): Signed {
  const signed = useContext(SignedContext);
  if (!signed) throw new Error('only inside the signed-in pages');
  return signed;
}
