import { Link, useRouteLoaderData } from 'react-router';
import { localize } from '#domain/language.ts';
import { firstPathOf, sectionOf } from '#domain/pages.ts';
import type { loader as rootLoader } from '../root.tsx';
import { trustedHtml } from '../trusted-html.ts';
import styles from './Breadcrumb.module.css';
import { siblingsOf } from './pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  /** What the last step reads when the page has no name of its own in the menus (a post). */
  title?: string;
}

/** The way from home to this page, for people and (as structured data) for search engines. */
export function Breadcrumb({ title }: Props) {
  const { language, words, path } = useFrame();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const section = sectionOf(path);
  const page = siblingsOf(path).find((sibling) => sibling.path === path);

  const steps = [{ name: words.breadcrumb.home, path: '/' }];
  if (section && firstPathOf(section) !== path) {
    steps.push({ name: words.sections[section], path: firstPathOf(section) });
  }
  const last = title ?? (page ? words.pages[page.name] : section && words.sections[section]);
  if (last) steps.push({ name: last, path });

  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + localize(step.path, language),
    })),
  };

  return (
    <nav aria-label={words.breadcrumb.label} className={styles.breadcrumb}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.path}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <Link to={localize(step.path, language)}>{step.name}</Link>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
        dangerouslySetInnerHTML={trustedHtml(
          JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
        )}
      />
    </nav>
  );
}
