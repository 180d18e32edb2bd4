/**
 * What this browser keeps for the site. Every call may throw where storage is blocked, full or
 * private, and nothing of the site depends on it, so a failure is an answer here.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** Null when there is nothing; undefined when storage cannot be read. */
export function readItem(key: string, kind: Kind = 'localStorage'): string | null | undefined {
  try {
    return window[kind].getItem(key);
  } catch {
    return undefined;
  }
}

/** Whether it is kept now. */
export function writeItem(key: string, value: string, kind: Kind = 'localStorage'): boolean {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached cannot be read later either.
  }
}
