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
  label: keyof AdminWords['frame']['sections'];
  icon: IconName;
  isOfferedTo(me: Me): boolean;
  Page: ComponentType;
}

/** The menu and the pages behind it, in order; whoever signs in starts at the first of theirs. */
export const sections: readonly Section[] = [
  {
    path: 'posts',
    label: 'posts',
    icon: 'post',
    isOfferedTo: mayEditPosts,
    Page: lazy(() => import('./posts/Posts.tsx')),
  },
  {
    path: 'site',
    label: 'site',
    icon: 'pen',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/Site.tsx')),
  },
  {
    path: 'site-pictures',
    label: 'sitePictures',
    icon: 'picture',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/pictures/SitePictures.tsx')),
  },
  {
    path: 'site-films',
    label: 'siteFilms',
    icon: 'video',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./site/films/SiteFilms.tsx')),
  },
  {
    path: 'test-results',
    label: 'evidence',
    icon: 'flask',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./evidence/Evidence.tsx')),
  },
  {
    path: 'case-studies',
    label: 'cases',
    icon: 'post',
    isOfferedTo: mayEditSite,
    Page: lazy(() => import('./cases/Cases.tsx')),
  },
  {
    path: 'inquiries',
    label: 'inquiries',
    icon: 'mail',
    isOfferedTo: mayAnswerInquiries,
    Page: lazy(() => import('./inquiries/Inquiries.tsx')),
  },
  {
    path: 'overview',
    label: 'dashboard',
    icon: 'bars',
    isOfferedTo: mayUseAdmin,
    Page: lazy(() => import('./dashboard/Dashboard.tsx')),
  },
  {
    path: 'settings',
    label: 'settings',
    icon: 'settings',
    isOfferedTo: mayChangeSettings,
    Page: lazy(() => import('./settings/SettingsPage.tsx')),
  },
  {
    path: 'accounts',
    label: 'accounts',
    icon: 'people',
    isOfferedTo: mayManageAccounts,
    Page: lazy(() => import('./accounts/Accounts.tsx')),
  },
  {
    path: 'activity',
    label: 'audit',
    icon: 'clock',
    isOfferedTo: mayReadAuditLog,
    Page: lazy(() => import('./audit/AuditLog.tsx')),
  },
  {
    path: 'me',
    label: 'me',
    icon: 'person',
    isOfferedTo: mayUseAdmin,
    Page: lazy(() => import('./accounts/MyAccount.tsx')),
  },
];
