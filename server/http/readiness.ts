/** What the site works with; pages are served from memory while any of it is away. */
export type Part = 'database' | 'file-store' | 'disk-reserve' | 'scanner';

/** Without these, nothing can be sent or changed. */
export const essential: readonly Part[] = ['database', 'file-store'];

/** Monitors ask often, and each check of a remote store is a request. */
const keptFor = 2_000;

export type ReadinessChecks = Partial<Record<Part, () => Promise<boolean>>>;

export interface Readiness {
  /** What does not answer, as of a moment ago. */
  missing(): Promise<Part[]>;
  /** Checks now, without the cached result. */
  isReady(): Promise<boolean>;
}

export function watchReadiness(checks: ReadinessChecks, now = Date.now): Readiness {
  const asking = new Map<Part, Promise<boolean>>();
  let seen: { missing: Promise<Part[]>; at: number } | undefined;

  /** Simultaneous callers share one question. */
  function answers(part: Part): Promise<boolean> {
    const asked = asking.get(part);
    if (asked) return asked;
    const question = (async () => checks[part]?.() ?? true)()
      .catch(() => false)
      .finally(() => asking.delete(part));
    asking.set(part, question);
    return question;
  }

  async function look(parts: readonly Part[]): Promise<Part[]> {
    const found = await Promise.all(parts.map(answers));
    return parts.filter((_, i) => !found[i]);
  }

  return {
    missing() {
      if (!seen || now() - seen.at >= keptFor) {
        seen = { missing: look(Object.keys(checks) as Part[]), at: now() };
      }
      return seen.missing;
    },
    isReady: async () => (await look(essential)).length === 0,
  };
}
