import { type ComponentType, lazy } from 'react';
import type { Role } from '#domain/staff.ts';
import {
  BarsIcon,
  LogIcon,
  MailIcon,
  PeopleIcon,
  PersonIcon,
  PostIcon,
  SettingsIcon,
} from '../ui/icons.tsx';
import type { AdminWords } from '../words/words.tsx';

export interface Section {
  /** Below `/admin`; `path/*` belongs to the section too. */
  path: string;
  label(words: AdminWords): string;
  Icon: ComponentType<{ size?: number }>;
  /** Only what is offered; the server decides by its own rules. */
  roles: readonly Role[];
  Page: ComponentType;
}

/** The menu and the pages behind it, in order; whoever signs in starts at the first of theirs. */
export const sections: readonly Section[] = [
  {
    path: 'posts',
    label: (words) => words.frame.sections.posts,
    Icon: PostIcon,
    roles: ['owner', 'editor'],
    Page: lazy(() => import('../posts/Posts.tsx')),
  },
  {
    path: 'inquiries',
    label: (words) => words.frame.sections.inquiries,
    Icon: MailIcon,
    roles: ['owner', 'agent'],
    Page: lazy(() => import('../inquiries/Inquiries.tsx')),
  },
  {
    path: 'overview',
    label: (words) => words.frame.sections.dashboard,
    Icon: BarsIcon,
    roles: ['owner', 'editor', 'agent'],
    Page: lazy(() => import('../dashboard/Dashboard.tsx')),
  },
  {
    path: 'settings',
    label: (words) => words.frame.sections.settings,
    Icon: SettingsIcon,
    roles: ['owner'],
    Page: lazy(() => import('../settings/SettingsPage.tsx')),
  },
  {
    path: 'accounts',
    label: (words) => words.frame.sections.accounts,
    Icon: PeopleIcon,
    roles: ['owner'],
    Page: lazy(() => import('../accounts/Accounts.tsx')),
  },
  {
    path: 'activity',
    label: (words) => words.frame.sections.audit,
    Icon: LogIcon,
    roles: ['owner'],
    Page: lazy(() => import('../audit/AuditLog.tsx')),
  },
  {
    path: 'me',
    label: (words) => words.frame.sections.me,
    Icon: PersonIcon,
    roles: ['owner', 'editor', 'agent'],
    Page: lazy(() => import('../accounts/MyAccount.tsx')),
  },
];
