export const roles = ['owner', 'editor', 'agent'] as const;

export type Role = (typeof roles)[number];

export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** Whether an account may do a thing; every call of the admin names one of these. */
export type Permission = (account: Account) => boolean;

export const mayUseAdmin: Permission = () => true;

export const mayEditPosts: Permission = ({ role }) => role === 'owner' || role === 'editor';

export const mayAnswerInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

export const mayExportInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

/** Erasing cannot be undone; whoever talks with the person must be able to keep the promise. */
export const mayEraseInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

export const mayManageAccounts: Permission = ({ role }) => role === 'owner';

export const mayReadAuditLog: Permission = ({ role }) => role === 'owner';

export const mayChangeSettings: Permission = ({ role }) => role === 'owner';
