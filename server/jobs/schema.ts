export interface JobsSchema {
  /** Which process does the work of this name, and until when it may count on that. */
  leases: { name: string; holder: string; ends_at: number };
}
