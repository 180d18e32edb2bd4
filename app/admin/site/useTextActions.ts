import { useMemo, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { notify, notifyError } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import type { TextActions } from './text-actions.ts';
import type { useSiteTexts } from './useSiteTexts.ts';

export interface TextPlaced {
  path: string;
  language: Language;
}

/** What the fields of a page can ask for; the same object as long as nothing else is meant by it. */
export function useTextActions(page: string, texts: ReturnType<typeof useSiteTexts>) {
  const { site } = useWords();
  const [run] = useAction();
  const [history, setHistory] = useState<TextPlaced>();
  const { type, keepMine, takeTheirs, save } = texts;
  const { reload } = texts.query;

  const actions = useMemo<TextActions>(() => {
    function report({ results }: { results: { ok: boolean }[] }, done: string) {
      if (results[0]?.ok) notify(done);
      else notifyError(site.editedMeanwhile);
      reload();
    }
    return {
      onType: type,
      onKeepMine: keepMine,
      onTakeTheirs: takeTheirs,
      onConfirm: ({ path, languages }, language) =>
        run(async () => {
          const { edition } = languages[language];
          const seen = { page, path, language, edition, koreanEdition: languages.ko.edition };
          const answer = await request('POST /site/texts/confirm', { body: { texts: [seen] } });
          report(answer, site.look.confirmed);
        }),
      onKeepOwn: ({ path, languages }, language) =>
        run(async () => {
          const seen = { page, path, language, edition: languages[language].edition };
          const answer = await request('POST /site/texts/keep', { body: { texts: [seen] } });
          report(answer, site.supplied.kept);
        }),
      onUnschedule: ({ path }, language) =>
        run(async () => {
          const key = { page, path, language };
          await request('POST /site/texts/unschedule', { body: { texts: [key] } });
          notify(site.unscheduled);
          reload();
        }),
      onHistory: async (path, language) => {
        await save();
        setHistory({ path, language });
      },
    };
  }, [page, site, run, reload, type, keepMine, takeTheirs, save]);

  return { actions, history, closeHistory: () => setHistory(undefined) };
}
