import { Group, Modal, Pagination, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { pictureAddress } from '#domain/post.ts';
import type { LibraryPicture } from '#server/posts/pictures/picture-library.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './PictureLibrary.module.css';
import { PictureOfLibrary } from './PictureOfLibrary.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onUse(picture: LibraryPicture): void;
}

/** Every picture that was uploaded: to be found, described and used again. */
export function PictureLibrary({ isOpen, onClose, onUse }: Props) {
  const words = useWords();
  const texts = words.postDesk.library;
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const list = useQuery('GET /pictures', {
    query: new URLSearchParams({ q, page: String(page) }),
    isPaused: !isOpen,
  });
  const { data } = list;
  const picture = data?.pictures.find(({ hash }) => hash === chosen);

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title} size="xl">
      <SearchBox
        label={texts.search}
        value={q}
        onSearch={(text) => {
          setQ(text);
          setPage(1);
        }}
      />
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={240} mt="sm" />}
      {data?.total === 0 && (
        <Text mt="md" c="dimmed">
          {q ? texts.nothing : texts.empty}
        </Text>
      )}
      <ul className={styles.pictures}>
        {data?.pictures.map((each) => (
          <li key={each.hash}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={each.hash === chosen}
              aria-label={each.description || each.name || texts.unnamed}
              onClick={() => setChosen(each.hash)}
            >
              <img
                src={pictureAddress(each, each.widths[0] ?? each.width)}
                alt=""
                width={160}
                height={120}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {data && data.pages > 1 && (
        <Group component="nav" aria-label={words.frame.pages} justify="center" mb="sm">
          <Pagination
            size="sm"
            total={data.pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({
              'aria-label':
                control === 'previous' ? words.frame.previousPage : words.frame.nextPage,
            })}
          />
        </Group>
      )}
      {picture && (
        <PictureOfLibrary
          key={picture.hash}
          picture={picture}
          onDescribed={list.reload}
          onUse={(used) => {
            onUse(used);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}
