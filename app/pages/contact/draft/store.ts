import { createContext, use, useSyncExternalStore } from 'react';

/** State that outlives the components: the visitor moves between the steps while it changes. */
export interface Store<State> {
  get(): State;
  set(state: State): void;
  subscribe(listener: () => void): () => void;
  initial: State;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only on the server, for the editor's frame: states by the initial ones that they stand in for. */
export const ServedStates = import.meta.env.SSR
  ? createContext<ReadonlyMap<unknown, unknown>>(new Map())
  : (undefined as never);

function servedState<State>(initial: State): () => State {
  const states = use(ServedStates) as ReadonlyMap<unknown, State>;
  return () => states.get(initial) ?? initial;
}

/** The served page and hydration see the initial state. */
export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(
    subscribe,
    get,
    import.meta.env.SSR ? servedState(initial) : () => initial,
  );
}
