/**
 * The longest time from closing an inquiry to erasing the person's data, as the consent text and
 * the policy promise; staff may choose a shorter one.
 */
export const maxRetentionDays = 5;

/** Why a person's data was erased: its time was over, somebody asked, or a backup had brought it back. */
export type ErasureReason = 'retention' | 'request' | 'restore';
