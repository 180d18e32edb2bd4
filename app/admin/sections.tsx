import { type ComponentType, lazy } from 'react';
import {
  mayAnswerInquiries,
  mayChangeSettings,
  mayEditPosts,
  mayEditSite,
  mayManageAccounts,
  mayReadAuditLog,
  mayUseAdmin,
} from '#domain/staff.ts';
import type { Me } from '#server/admin-api/session-routes.ts';
import type { IconName } from './ui/Icon.tsx';
import type { AdminWords } from './words/words.tsx';

interface Section {
  /**
   * Below `/admin`; `path/*` belongs to the section too. Never that of a page: the router would take
   * `/admin/media` for the page `/media` in a language called `admin`.
   */
  path: string;
  /** Those of one group stand together. */
  group: 'work' | 'content' | 'office';
  label: keyof AdminWords['frame']['sections'];
  icon: IconName;
  isOfferedTo(me: Me): boolean;
  Page: ComponentType;
}

/** The menu and the pages behind it, in order. */
export const sections: readonly Section[] = [
  {
    path: 'overview',
    group: 'work',
    label: 'dashboard',
    icon: 'bars',
    isOfferedTo: mayUseAdmin,
    Page: lazy(() => import('./dashboard/Dashboard.tsx')),
  },
  {
    path: 'inquiries',
    group: 'work',
    label: 'inquiries',
    icon: 'mail',
    isOfferedTo: mayAnswerInquiries,
    Page: lazy(() => import('./inquiries/Inquiries.tsx')),
  },
  {
    path: 'posts',
    group: 'content',
    label: 'posts',
    icon: 'post',
    isOfferedTo: mayEditPosts,
    Page: lazy(() => import('./posts/Posts.tsx')),
  },
  {
    path: 'site',
    group: 'content',
    label: 'site',
    icon: 'pen',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/Site.tsx')),
  },
  {
    path: 'site-pictures',
    group: 'content',
    label: 'sitePictures',
    icon: 'picture',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/pictures/SitePictures.tsx')),
  },
  {
    path: 'site-films',
    group: 'content',
    label: 'siteFilms',
    icon: 'video',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/films/SiteFilms.tsx')),
  },
  {
    path: 'test-results',
    group: 'content',
    label: 'evidence',
    icon: 'flask',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./evidence/Evidence.tsx')),
  },
  {
    path: 'case-studies',
    group: 'content',
    label: 'cases',
    icon: 'post',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./cases/Cases.tsx')),
  },
  {
    path: 'settings',
    group: 'office',
    label: 'settings',
    icon: 'settings',
    isOfferedTo: mayChangeSettings,
    Page: lazy(() => import('./settings/SettingsPage.tsx')),
  },
  {
    path: 'mails',
    group: 'office',
    label: 'mails',
    icon: 'send',
    isOfferedTo: mayChangeSettings,
    Page: lazy(() => import('./mails/Mails.tsx')),
  },
  {
    path: 'accounts',
    group: 'office',
    label: 'accounts',
    icon: 'people',
    isOfferedTo: mayManageAccounts,
    Page: lazy(() => import('./accounts/Accounts.tsx')),
  },
  {
    path: 'activity',
    group: 'office',
    label: 'audit',
    icon: 'clock',
    isOfferedTo: mayReadAuditLog,
    Page: lazy(() => import('./audit/AuditLog.tsx')),
  },
  {
    path: 'me',
    group: 'office',
    label: 'me',
    icon: 'person',
    isOfferedTo: mayUseAdmin,
    Page: lazy(() => import('./accounts/MyAccount.tsx')),
  },
];

/** Where somebody begins: an owner with what needs doing, others with their own work. */
export function startPath(me: Me): string {
  if (mayChangeSettings(me)) return 'overview';
  return mayAnswerInquiries(me) ? 'inquiries' : 'posts';
}
