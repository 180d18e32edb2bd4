import { useRouteLoaderData } from 'react-router';
import { type Language, localize } from '#domain/language.ts';
import { firstPathOf, sectionOf } from '#domain/pages.ts';
import type { loader as rootLoader } from '../root.tsx';
import { trustedHtml } from '../trusted-html.ts';
import styles from './Breadcrumb.module.css';
import { siblingsOf } from './pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  /** What the last step reads when the page has no name of its own in the menus (a post, a step of the inquiry). */
  title?: string | undefined;
  /**
   * The title's language where the page stands in for the one in that language, which is the
   * canonical page and tells search engines the way.
   */
  lang?: Language | undefined;
  /** The page of which it is one, where no section is. */
  parent?: { name: string; path: string } | undefined;
}

/** The way from home to this page, for people and (as structured data) for search engines. */
export function Breadcrumb({ title, lang, parent }: Props) {
  const { language, words, path } = useFrame();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const section = sectionOf(path);
  // As in Banner.tsx.
  const siblings = import.meta.env.SSR ? siblingsOf(path) : [];
  const page = siblings.find((sibling) => sibling.path === path);

  const steps = [{ name: words.breadcrumb.home, path: localize('/', language) }];
  if (section && firstPathOf(section) !== path) {
    steps.push({ name: words.sections[section], path: localize(firstPathOf(section), language) });
  }
  if (import.meta.env.SSR && parent) steps.push(parent);
  const address = localize(path, language);
  const last = title ?? (page ? words.pages[page.name] : section && words.sections[section]);
  // What has no name of its own, as a post that is gone, ends in its section.
  const isNamed = !import.meta.env.SSR || last !== steps.at(-1)?.name;
  if (last && isNamed) steps.push({ name: last, path: address });

  return (
    <nav aria-label={words.breadcrumb.label} className={styles.breadcrumb}>
      <ol>
        {steps.map((step) => (
          <li key={step.path}>
            {step.path === address ? (
              <span aria-current="page" lang={lang}>
                {step.name}
              </span>
            ) : (
              <a href={step.path}>{step.name}</a>
            )}
          </li>
        ))}
      </ol>
      {!lang && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
          dangerouslySetInnerHTML={trustedHtml(
            // Search engines read what is served.
            import.meta.env.SSR
              ? JSON.stringify(breadcrumbData(origin, steps)).replaceAll('<', '\\u003c')
              : '',
          )}
        />
      )}
    </nav>
  );
}

/** Steps from home to a page. Without an address the last one is the page itself. */
function breadcrumbData(origin: string, steps: readonly { name: string; path: string }[]) {
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
