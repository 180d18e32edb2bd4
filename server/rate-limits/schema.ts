export interface RateLimitsSchema {
  /** One row per visitor and kind of call; a window begins with its first call. */
  rate_limits: { bucket: string; count: number; ends_at: number };
}
