let id: string | undefined;

/** The inquiry that was looked at last: the list begins there when one comes back to it. */
export const lastOpened = {
  get: () => id,
  set(inquiryId: string | undefined) {
    id = inquiryId;
  },
};
