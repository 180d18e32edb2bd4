import type { Role } from '#server/accounts/permissions.ts';

/** Only decides what is offered; the server checks every call by its own permissions. */
type May = (person: { role: string }) => boolean;

export const roles = ['owner', 'editor', 'agent'] as const satisfies readonly Role[];

/** The one invited most often first. */
export const invitedRoles = ['editor', 'agent', 'owner'] as const satisfies readonly Role[];

export const mayUseAdmin: May = () => true;
export const mayEditPosts: May = ({ role }) => role === 'owner' || role === 'editor';
export const mayAnswerInquiries: May = ({ role }) => role === 'owner' || role === 'agent';
export const mayManageAccounts: May = ({ role }) => role === 'owner';
export const mayReadAuditLog: May = ({ role }) => role === 'owner';
export const mayChangeSettings: May = ({ role }) => role === 'owner';
