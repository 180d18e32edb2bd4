/** The longest that an inquiry may wait before staff are reminded, in working days. */
export const maxReminderDays = 20;
