import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import { trustedHtml } from '../trusted-html.ts';
import { type Step, useWayHere, type WayHere } from './useWayHere.ts';

/**
 * The way from home to this page, for search engines. Chromium paints what it has read when it comes
 * to a script, whatever that is: where a page opens with more than the banner, this stands behind all
 * of it. Search engines read what is served; the browser keeps it.
 */
export const BreadcrumbData = import.meta.env.SSR ? ServedData : () => <Data json="" />;

function ServedData(props: WayHere) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const steps = useWayHere(props);
  return <Data json={JSON.stringify(breadcrumbData(origin, steps)).replaceAll('<', '\\u003c')} />;
}

function Data({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
      dangerouslySetInnerHTML={trustedHtml(json)}
    />
  );
}

/** Steps from home to a page. Without an address the last one is the page itself. */
function breadcrumbData(origin: string, all: readonly Step[]) {
  const steps = all.filter(({ path }) => path);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < steps.length - 1 && { item: origin + path }),
    })),
  };
}
