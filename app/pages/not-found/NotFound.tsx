import { localize, splitLanguage } from '#domain/language.ts';
import { firstPathOf, pagePath, sections } from '#domain/pages.ts';
import { useFrame } from '../../frame/useFrame.ts';
import { siteContext } from '../../site.ts';
import { EmptyField } from '../../ui/EmptyField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/NotFound';

export function loader({ request, context }: Route.LoaderArgs) {
  const { language } = splitLanguage(new URL(request.url).pathname);
  return { language, words: context.get(siteContext).words('not-found', language) };
}

/** It answers for every wrong address, so it names none: no canonical, no alternates. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.words.meta.title },
        { name: 'description', content: loaderData.words.meta.description },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { language, words } = loaderData;
  const { words: frame } = useFrame();
  return (
    <EmptyField>
      <h1>{words.banner.title}</h1>
      <p>
        {words.message.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      <LinkButton to={pagePath('home', language)} tone="glow">
        {words.home}
      </LinkButton>
      <nav aria-label={words.places}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={localize(firstPathOf(section), language)}>{frame.sections[section]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyField>
  );
}
