import { wordsOf } from '#content/words.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/StepTwo';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('contact', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'contact' }) : [];

export default function StepTwo({ loaderData }: Route.ComponentProps) {
  return <Banner title={loaderData.words.banner.title} />;
}
