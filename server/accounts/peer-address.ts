/** The header in which our own server tells better-auth who is calling; never a visitor's. */
export const clientAddressHeader = 'x-client-address';
