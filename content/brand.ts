/** Apart from the company's details, so that pages that only name the brand do not ship the rest. */
export const brand = 'NOSHINE';
