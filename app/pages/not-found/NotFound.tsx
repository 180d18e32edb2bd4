import { wordsOf } from '#content/words.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/NotFound';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('not-found', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'not-found' }) : [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <Banner title={loaderData.words.banner.title} />;
}
