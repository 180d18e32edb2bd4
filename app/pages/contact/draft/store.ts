import { useSyncExternalStore } from 'react';

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

/** The served page and hydration see the initial state. */
export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
