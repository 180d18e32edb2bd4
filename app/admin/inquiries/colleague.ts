/** Somebody who may be assigned to an inquiry or has worked on it. */
export interface Colleague {
  id: string;
  name: string;
  role: string;
  state: string;
}
