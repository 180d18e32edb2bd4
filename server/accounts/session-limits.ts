export const sessionLimits = {
  /** A session nobody uses ends after this time… */
  idleMinutes: 120,
  /** …and any session after this, however busy. */
  absoluteHours: 12,
  /** The time of last use is stored at most this often. */
  refreshEveryMinutes: 5,
};
