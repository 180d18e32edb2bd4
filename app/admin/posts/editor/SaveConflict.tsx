import type { Language } from '#domain/language.ts';
import { request } from '../../api/request.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { showTime } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useLanguage } from '../../words/words.tsx';

interface Props {
  mnum: number;
  language: Language;
  onKeepMine(newerEdition: number): Promise<void>;
  onTakeTheirs(): void;
}

/** Somebody else's newer save is noticed, not overwritten; a person decides. */
export function SaveConflict({ mnum, language, onKeepMine, onTakeTheirs }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const texts = words.editor.conflict;
  const { conflict } = words.postDesk;
  const history = useQuery('GET /posts/:mnum/versions/:language/history', {
    params: { mnum, language },
  });
  const newest = history.data?.entries[0];
  const [run] = useAction();

  function describe({ isOwn, savedBy, savedAt }: NonNullable<typeof newest>): string {
    const time = showTime(savedAt, adminLanguage);
    return isOwn ? conflict.own(time) : conflict.colleague(savedBy, time);
  }

  const keepMine = () =>
    run(async () => {
      const post = await request('GET /posts/:mnum', { params: { mnum } });
      const theirs = post.versions.find((version) => version.language === language);
      await onKeepMine(theirs?.edition ?? 0);
    });

  const said = newest ? `${describe(newest)} ${texts.hint}` : texts.hint;
  return (
    <ConflictNotice
      title={texts.title}
      texts={{ ...texts, conflict: `${said} ${texts.keepHint}` }}
      onKeepMine={keepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
