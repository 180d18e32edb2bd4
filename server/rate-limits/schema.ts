export interface RateLimitsSchema {
  /** One row per visitor and kind of request; a window begins with its first request. */
  rate_limits: { bucket: string; count: number; ends_at: number };
}
