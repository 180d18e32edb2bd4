/** How long the site remembers a visitor's choices, in days; the privacy policy names each. */
export const cookieDays = { language: 365, popup: 1 };
