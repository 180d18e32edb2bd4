import { useLoaderData } from 'react-router';
import type { PostedForm } from '#server/plain-form/posted-form.ts';
import { languageOf } from '../../frame/language.ts';
import { siteContext } from '../../site.ts';
import type { Route } from './+types/StepOne';

/** What every step needs. Without scripts the steps are posted, and show what was. */
export function loadStep({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const language = languageOf(params);
  const { words, postedForm } = context.get(siteContext);
  return { language, words: words('contact', language), posted: postedForm ?? null };
}

/** Null unless this page answers a form that was posted without scripts. */
export function usePostedForm(): PostedForm | null {
  return useLoaderData<{ posted: PostedForm | null }>().posted;
}
