import { wordsOf } from '#content/words.ts';
import { Banner } from '../../../frame/Banner.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import type { Route } from './+types/Build';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('product-build', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'product-build' }) : [];

export default function Build({ loaderData }: Route.ComponentProps) {
  return <Banner title={loaderData.words.banner.title} />;
}
