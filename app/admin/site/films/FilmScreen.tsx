import { Alert, Button, Group } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { filmAddress, filmFileOf } from '#domain/own-film.ts';
import type { SiteFilm } from '#server/site/films-list.ts';
import { CardPart } from '../../ui/CardPart.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { notify } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';
import { drawFrame } from './draw-frame.ts';
import styles from './SiteFilms.module.css';
import type { FilmDraft } from './useFilmDraft.ts';

interface Props {
  film: SiteFilm;
  draft: FilmDraft;
  isBusy: boolean;
  run(work: () => Promise<unknown>): void;
  /** Stands between the two. */
  children: ReactNode;
}

/** The film as it will be, and the still that stands in its place until it plays. */
export function FilmScreen({ film, draft, isBusy, run, children }: Props) {
  const { siteFilms: texts } = useWords();
  const { facts, poster } = draft;
  const screen = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  const hasPoster = film.name !== 'hero';
  const address = facts ? filmAddress(filmFileOf(facts.hash)) : film.supplied.film;

  const own = poster ? filmAddress(poster) : undefined;
  const still = facts ? own : film.supplied.poster;

  async function takeFrame() {
    const frame = screen.current && (await drawFrame(screen.current));
    if (frame) await draft.choosePoster(frame);
  }

  /** A new film has a still at once. */
  const needsFrame = hasPoster && facts !== null && poster === null && !isBroken;
  return (
    <>
      <video
        key={address}
        ref={screen}
        className={styles.film}
        src={address}
        // Often the very first frame is empty.
        poster={still}
        preload="metadata"
        controls
        muted
        playsInline
        aria-label={texts.film}
        onLoadedMetadata={({ currentTarget }) => {
          setIsBroken(false);
          if (needsFrame) currentTarget.currentTime = Math.min(1, currentTarget.duration / 2);
        }}
        onSeeked={() => {
          if (needsFrame) run(takeFrame);
        }}
        onError={() => setIsBroken(true)}
      />
      {children}
      {isBroken && hasPoster && <Alert color="attention">{texts.cannotPlay}</Alert>}
      {hasPoster && facts && (
        <CardPart title={texts.poster} hint={texts.posterHint}>
          {poster && <img className={styles.poster} src={filmAddress(poster)} alt={texts.poster} />}
          <Group gap="sm">
            <Button
              variant="default"
              disabled={isBusy || isBroken}
              onClick={() =>
                run(async () => {
                  await takeFrame();
                  notify(texts.posterTaken);
                })
              }
            >
              {texts.takeFrame}
            </Button>
            <FilePick
              label={texts.choosePoster}
              accept="image/*"
              isDisabled={isBusy}
              onPick={(file) => run(() => draft.choosePoster(file))}
            />
          </Group>
        </CardPart>
      )}
    </>
  );
}
