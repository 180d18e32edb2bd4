import { List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { filmLimits } from '#domain/own-film.ts';
import type { SiteFilm } from '#server/site/films-list.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { useWords } from '../../words/words.tsx';
import type { FilmDraft } from './useFilmDraft.ts';

interface Props {
  name: SiteFilm['name'];
  draft: FilmDraft;
}

/** What is known of the film, and what would make it better; none of it stands in the way. */
export function FilmHints({ name, draft: { facts, captions } }: Props) {
  const { siteFilms: texts } = useWords();
  const { hints } = texts;
  if (!facts) return null;
  const { width, height, seconds, bytes, hasSound } = facts;
  const isLoop = name === 'hero';
  const isLate = 'beginsWithIndex' in facts && !facts.beginsWithIndex;
  const isMute = hasSound && !isLoop && Object.keys(captions).length === 0;
  const length = texts.seconds(Math.round(seconds));
  return (
    <>
      <Text size="sm">
        {texts.facts(`${width} × ${height}`, length, formatBytes(bytes))},{' '}
        {hasSound ? texts.withSound : texts.withoutSound}
      </Text>
      <List size="sm">
        {isLate && <List.Item>{hints.indexLast}</List.Item>}
        {isMute && <List.Item>{hints.sound}</List.Item>}
        {isLoop && bytes > filmLimits.lightBytes && <List.Item>{hints.heavyLoop}</List.Item>}
        {isLoop && hasSound && <List.Item>{hints.silentLoop}</List.Item>}
        <List.Item>
          {isLoop ? hints.loopPicture : hints.words}{' '}
          <Link to={isLoop ? '/admin/site-pictures' : '/admin/site/films'}>
            {isLoop ? texts.toPictures : texts.toTexts}
          </Link>
        </List.Item>
      </List>
    </>
  );
}
