import { Alert, Button, Group, Text } from '@mantine/core';
import type { PictureName } from '#domain/picture-files.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useWords } from '../../words/words.tsx';
import styles from './SitePictures.module.css';
import { thumbnailOf } from './thumbnail.ts';

interface Props {
  name: PictureName;
  /** Saves over the picture of this edition, which the history keeps. */
  onKeepMine(edition: number | null): void;
  onTakeTheirs(theirs: SitePicture): void;
}

/** Somebody else has saved another picture meanwhile: both are there until one is chosen. */
export function PictureConflict({ name, onKeepMine, onTakeTheirs }: Props) {
  const { conflict } = useWords().sitePictures;
  const { data } = useQuery('GET /site/pictures');
  const theirs = data?.pictures.find((one) => one.name === name);
  return (
    <Alert color="attention" role="alert" title={conflict.title}>
      <Text size="sm">{conflict.hint}</Text>
      {theirs && (
        <>
          <Text size="sm" mt="xs">
            {conflict.theirs}
          </Text>
          <img
            className={styles.theirs}
            src={thumbnailOf(name, theirs.next)}
            alt=""
            width={160}
            height={90}
          />
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" variant="default" onClick={() => onKeepMine(theirs.edition)}>
              {conflict.keepMine}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => onTakeTheirs(theirs)}>
              {conflict.takeTheirs}
            </Button>
          </Group>
        </>
      )}
    </Alert>
  );
}
