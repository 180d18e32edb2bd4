import type { Role } from '#domain/staff.ts';
/** Somebody who may be assigned to an inquiry or has worked on it. */
export interface Colleague {
  id: string;
  name: string;
  role: Role;
  state: string;
}
