/**
 * The longest time from closing an inquiry to erasing the person's data, as the consent text and
 * the policy promise; staff may choose a shorter one.
 */
export const maxRetentionDays = 5;
