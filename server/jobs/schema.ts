export interface JobsSchema {
  /** Which process does the work of this name, and until when it may count on that. */
  leases: { name: string; holder: string; ends_at: number };
  /** The last day in Seoul, as `2026-11-15`, on which the daily work of this name was done. */
  daily_rounds: { name: string; day: string };
}
