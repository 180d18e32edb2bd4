import './color-scheme.css';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MetaFunction } from 'react-router';

/** Rendered in the browser only: the server sends an empty document, and data comes by the API. */
const AdminApp = lazy(() => import('./AdminApp.tsx'));

export const meta: MetaFunction = () => [
  { title: 'NOSHINE' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Admin() {
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const loading = <p>Loading...</p>;
  return isBrowser ? (
    <Suspense fallback={loading}>
      <AdminApp />
    </Suspense>
  ) : (
    loading
  );
}
