import { Badge, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { PictureName } from '#domain/picture-files.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useLanguage } from '../../words/words.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './SitePictures.module.css';

/** All pictures of the public pages, to be replaced and taken back. */
export default function SitePictures() {
  const { language, words } = useLanguage();
  const { sitePictures: texts } = words;
  const list = useQuery('GET /site/pictures');
  const [name, setName] = useState<PictureName>();
  const [isOpen, setIsOpen] = useState(false);
  const pictures = list.data?.pictures ?? [];
  const chosen = pictures.find((picture) => picture.name === name);
  const nameOf = (wanted: PictureName) =>
    pictures.find((picture) => picture.name === wanted)?.descriptions[language].now ?? wanted;

  function open(wanted: PictureName) {
    setName(wanted);
    setIsOpen(true);
  }

  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={list} />
      {!list.data && list.isLoading && <Skeleton height={480} radius="md" />}
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <PictureCard
              picture={picture}
              title={nameOf(picture.name)}
              onOpen={() => open(picture.name)}
            />
          </li>
        ))}
      </ul>
      <Modal
        opened={isOpen && chosen !== undefined}
        onClose={() => setIsOpen(false)}
        title={chosen && nameOf(chosen.name)}
        size="xl"
      >
        {chosen && (
          <PictureDialog
            key={chosen.name}
            picture={chosen}
            nameOf={nameOf}
            onSaved={list.reload}
            onPublished={() => {
              setIsOpen(false);
              list.reload();
            }}
            onOpen={open}
          />
        )}
      </Modal>
    </>
  );
}

interface CardProps {
  picture: SitePicture;
  title: string;
  onOpen(): void;
}

function PictureCard({ picture, title, onOpen }: CardProps) {
  const { words } = useLanguage();
  const { sitePictures: texts } = words;
  const { next, supplied, published, hasDraft, publishAt, pages, isInMenu } = picture;
  const places = [...pages.map((path) => pageNameOf(path, words.site.pages))];
  if (isInMenu) places.push(texts.menus);
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <img
        src={next ? `/pictures/${next.wide.hash}-480.webp` : supplied}
        alt=""
        width={480}
        height={270}
        loading="lazy"
      />
      <Text size="sm" fw={600} lineClamp={2}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.shownOn}: {places.join(', ')}
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

/** `/product/technical/air` shows the texts of `product-air`. */
function pageNameOf(path: string, names: Record<string, string>): string {
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  return names[parts.join('-') || 'home'] ?? path;
}
