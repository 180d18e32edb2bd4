/** What somebody of the staff is; what each may do is below. */
export const roles = ['owner', 'editor', 'agent', 'editor-agent'] as const;

export type Role = (typeof roles)[number];

/** The languages of the back office and of its mails. */
export const staffLanguages = ['ko', 'en'] as const;

export type StaffLanguage = (typeof staffLanguages)[number];

/** Whether somebody may do a thing; every route of the admin API names one of these. */
export type Permission = (account: { role: Role }) => boolean;

const oneOf =
  (...allowed: Role[]): Permission =>
  ({ role }) =>
    allowed.includes(role);

const editors = oneOf('owner', 'editor', 'editor-agent');
const agents = oneOf('owner', 'agent', 'editor-agent');
const owners = oneOf('owner');

export const mayUseAdmin: Permission = () => true;

export const mayEditPosts = editors;

export const mayAnswerInquiries = agents;

export const mayExportInquiries = agents;

/** Whoever talks with the person: a wrong number is noticed on the telephone. */
export const mayCorrectInquiries = agents;

/** All that is kept about a person, for that person. */
export const mayHandOutInquiries = agents;

/** Agents too, although erasing cannot be undone: they promise it to the person they talk with. */
export const mayEraseInquiries = agents;

export const mayEditSite = editors;

/** What the law asks for is the owner's to say: the consent, the policy, papers about erasure. */
export const mayEditLegalTexts = owners;

export const mayManageAccounts = owners;

export const mayReadAuditLog = owners;

export const mayChangeSettings = owners;

/** In characters. */
export const passwordLength = { min: 12, max: 128 };
