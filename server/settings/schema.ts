export interface SettingsSchema {
  /** One row per setting that differs from its default; the value is JSON. */
  settings: { key: string; value: string };
}
