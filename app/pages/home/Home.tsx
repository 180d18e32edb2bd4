import { wordsOf } from '#content/words.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/Home';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('home', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'home' }) : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Banner title={loaderData.words.banner.title} />;
}
