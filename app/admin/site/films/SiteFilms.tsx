import { Badge, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { filmAddress, siteFilmNames } from '#domain/own-film.ts';
import type { SiteFilm } from '#server/site/films-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
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
      {siteFilmNames.map((name) => (
        <ul key={name} className={styles.grid} aria-label={texts.names[name]}>
          {films
            .filter((film) => film.name === name)
            .map((film) => (
              <li key={idOf(film)}>
                <FilmCard
                  film={film}
                  title={titleOf(film)}
                  onOpen={() => {
                    setId(idOf(film));
                    setIsOpen(true);
                  }}
                />
              </li>
            ))}
        </ul>
      ))}
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
  film: SiteFilm;
  title: string;
  onOpen(): void;
}

function FilmCard({ film, title, onOpen }: CardProps) {
  const { siteFilms: texts, site } = useWords();
  const { name, next, supplied, published, hasDraft, publishAt } = film;
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <img
        src={next?.poster ? filmAddress(next.poster) : supplied.poster}
        alt=""
        width={480}
        height={270}
        loading="lazy"
      />
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.shownOn}: {site.pages[name === 'hero' ? 'home' : `product-${name}`]}
      </Text>
      <Group gap={4}>
        {published && <Badge color="done">{texts.states.own}</Badge>}
        {hasDraft && (
          <Badge color="attention">
            {publishAt === null ? texts.states.draft : texts.states.scheduled}
          </Badge>
        )}
      </Group>
    </button>
  );
}
