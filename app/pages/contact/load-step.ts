import { useLoaderData } from 'react-router';
import { bindProse } from '#content/bind-korean.ts';
import type { Words } from '#content/words.ts';
import type { PostedForm } from '#server/plain-form/posted-form.ts';
import { languageOf } from '../../frame/language.ts';
import { siteContext } from '../../site.ts';
import type { Route } from './+types/StepOne';

/** What every step needs. Without scripts the steps are posted, and show what was. */
export function loadStep({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const language = languageOf(params);
  const { words, postedForm } = context.get(siteContext);
  const contact = words('contact', language);
  return {
    language,
    words: language === 'ko' ? bindIntros(contact) : contact,
    posted: postedForm ?? null,
  };
}

/** Of the inquiry's texts these alone are neither stored nor compared. */
function bindIntros({ one, two, three, ...words }: Words['contact']): Words['contact'] {
  return {
    ...words,
    one: { ...one, intro: bindProse(one.intro) },
    two: { ...two, intro: bindProse(two.intro) },
    three: { ...three, intro: bindProse(three.intro) },
  };
}

/** Null unless this page answers a form that was posted without scripts. */
export function usePostedForm(): PostedForm | null {
  return useLoaderData<{ posted: PostedForm | null }>().posted;
}
