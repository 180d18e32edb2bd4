/** What somebody of the staff is; what each may do is below. */
export const roles = ['owner', 'editor', 'agent'] as const;

export type Role = (typeof roles)[number];

/** The languages of the back office and of its mails. */
export const staffLanguages = ['ko', 'en'] as const;

export type StaffLanguage = (typeof staffLanguages)[number];

/** Whether somebody may do a thing; every route of the admin API names one of these. */
export type Permission = (account: { role: Role }) => boolean;

export const mayUseAdmin: Permission = () => true;

export const mayEditPosts: Permission = ({ role }) => role === 'owner' || role === 'editor';

export const mayAnswerInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

export const mayExportInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

/** Whoever talks with the person: a wrong number is noticed on the telephone. */
export const mayCorrectInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

/** All that is kept about a person, for that person. */
export const mayHandOutInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

/** Agents too, although erasing cannot be undone: they promise it to the person they talk with. */
export const mayEraseInquiries: Permission = ({ role }) => role === 'owner' || role === 'agent';

export const mayEditSite: Permission = ({ role }) => role === 'owner' || role === 'editor';

/** What the law asks for is the owner's to say: the consent, the policy, papers about erasure. */
export const mayEditLegalTexts: Permission = ({ role }) => role === 'owner';

export const mayManageAccounts: Permission = ({ role }) => role === 'owner';

export const mayReadAuditLog: Permission = ({ role }) => role === 'owner';

export const mayChangeSettings: Permission = ({ role }) => role === 'owner';

/** In characters. */
export const passwordLength = { min: 12, max: 128 };
