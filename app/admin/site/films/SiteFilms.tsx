import { Badge, Modal, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { filmDetails } from '#domain/films.ts';
import { filmAddress, type SiteFilmName, siteFilmNames } from '#domain/own-film.ts';
import type { SiteFilm } from '#server/site/films-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useWords } from '../../words/words.tsx';
import { FilmDialog } from './FilmDialog.tsx';
import styles from './SiteFilms.module.css';

const idOf = ({ name, language }: SiteFilm) => `${name} ${language}`;

/** All films of the public pages, to be replaced and taken back. */
export default function SiteFilms() {
  const words = useWords();
  const { siteFilms: texts } = words;
  const list = useQuery('GET /site/films');
  const [id, setId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const films = list.data?.films ?? [];
  const chosen = films.find((film) => idOf(film) === id);
  const titleOf = ({ name, language }: SiteFilm) =>
    `${texts.names[name]} · ${name === 'hero' ? texts.allLanguages : words.languages[language]}`;

  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={list} />
      {!list.data && list.isLoading && <Skeleton height={480} radius="md" />}
      {list.data && (
        <ul className={styles.grid}>
          {siteFilmNames.map((name) => (
            <FilmCard
              key={name}
              name={name}
              films={films.filter((film) => film.name === name)}
              onOpen={(film) => {
                setId(idOf(film));
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <Modal
        opened={isOpen && chosen !== undefined}
        onClose={() => setIsOpen(false)}
        title={chosen && titleOf(chosen)}
        size="xl"
        // What was chosen and not yet saved is still there when it is opened again.
        keepMounted
      >
        {chosen && (
          <FilmDialog
            key={idOf(chosen)}
            film={chosen}
            onSaved={list.reload}
            onPublished={() => {
              setIsOpen(false);
              list.reload();
            }}
          />
        )}
      </Modal>
    </>
  );
}

interface CardProps {
  name: SiteFilmName;
  /** In each of its languages. */
  films: readonly SiteFilm[];
  onOpen(film: SiteFilm): void;
}

/** A film once, and a line for each language it is in. */
function FilmCard({ name, films, onOpen }: CardProps) {
  const { siteFilms: texts, site } = useWords();
  const [first] = films;
  if (!first) return null;
  const { next, supplied } = first;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.still}>
          <img
            src={next?.poster ? filmAddress(next.poster) : supplied.poster}
            alt=""
            width={480}
            height={270}
            loading="lazy"
          />
          <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="23" />
            <path d="M19 15.5v17l14-8.5z" />
          </svg>
        </div>
        <div className={styles.title}>
          <Title order={2} size="h5">
            {texts.names[name]}
          </Title>
          <Text size="xs" c="dimmed">
            {texts.shownOn}: {site.pages[name === 'hero' ? 'home' : `product-${name}`]}
          </Text>
        </div>
      </div>
      <ul className={styles.rows}>
        {films.map((film) => (
          <li key={film.language}>
            <FilmRow film={film} onOpen={() => onOpen(film)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function FilmRow({ film, onOpen }: { film: SiteFilm; onOpen(): void }) {
  const { siteFilms: texts, languages } = useWords();
  const { name, language, next, published, hasDraft, publishAt } = film;
  const seconds = next?.seconds ?? (name === 'hero' ? undefined : filmDetails[name].seconds);
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span>
        <span className="visually-hidden">{texts.names[name]} · </span>
        <span className={styles.language}>
          {name === 'hero' ? texts.allLanguages : languages[language]}
        </span>
      </span>
      <span className={styles.state}>
        {!published && !hasDraft && texts.suppliedFilm}
        {published && <Badge color="neutral">{texts.states.own}</Badge>}
        {hasDraft && (
          <Badge color="progress">
            {publishAt === null ? texts.states.draft : texts.states.scheduled}
          </Badge>
        )}
      </span>
      <span className={styles.length}>
        {seconds === undefined ? texts.loop : texts.seconds(Math.round(seconds))}
      </span>
      <span className={styles.more}>
        <Icon name="chevron" size={16} />
      </span>
    </button>
  );
}
