import { wordsOf } from '#content/words.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/MediaList';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('media', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'media' }) : [];

export default function MediaList({ loaderData }: Route.ComponentProps) {
  return <Banner title={loaderData.words.banner.title} />;
}
