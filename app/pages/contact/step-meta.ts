import type { MetaDescriptor } from 'react-router';
import { type MetaArgs, pageMeta } from '../../frame/meta.ts';
import type { loadStep } from './load-step.ts';

type StepData = Pick<ReturnType<typeof loadStep>, 'words' | 'posted'>;

/** The title of a step that was posted with errors says so first. */
export function stepMeta(
  args: MetaArgs & { loaderData: StepData | undefined },
  step: 'one' | 'two' | 'three',
): MetaDescriptor[] {
  if (!args.loaderData) return [];
  const { words, posted } = args.loaderData;
  const title = step === 'one' ? words.meta.title : words[step].metaTitle;
  const missing = step === 'three' ? posted?.missingFiles : {};
  const hasErrors = Object.keys({ ...posted?.errors, ...missing }).length > 0;
  const head = {
    title: hasErrors ? `${words.errors.title}: ${title}` : title,
    description: words.meta.description,
  };
  return pageMeta(args, head, { picture: 'contact', noindex: step !== 'one' });
}
