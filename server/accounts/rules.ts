export const roles = ['owner', 'editor', 'agent'] as const;

export type Role = (typeof roles)[number];

export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** Whether an account may do a thing; every call of the admin names one of these. */
export type Rule = (account: Account) => boolean;

export const mayUseAdmin: Rule = () => true;

export const mayEditPosts: Rule = ({ role }) => role === 'owner' || role === 'editor';

export const mayAnswerInquiries: Rule = ({ role }) => role === 'owner' || role === 'agent';

export const mayExportInquiries: Rule = ({ role }) => role === 'owner' || role === 'agent';

/** Erasing cannot be undone; whoever talks with the person must be able to keep the promise. */
export const mayEraseInquiries: Rule = ({ role }) => role === 'owner' || role === 'agent';

export const mayManageAccounts: Rule = ({ role }) => role === 'owner';

export const mayReadAuditLog: Rule = ({ role }) => role === 'owner';

export const mayChangeSettings: Rule = ({ role }) => role === 'owner';
