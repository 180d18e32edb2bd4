import { Group, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useLanguage } from '../../words/words.tsx';
import { screenAddress } from '../screen-address.ts';
import { PictureBadges } from './PictureState.tsx';
import styles from './SitePictures.module.css';
import { thumbnailOf } from './thumbnail.ts';

/** All pictures of the public pages; each leads to its place on a page, where it is replaced. */
export default function SitePictures() {
  const { words } = useLanguage();
  const { sitePictures: texts } = words;
  const list = useQuery('GET /site/pictures');
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={list} />
      {!list.data && list.isLoading && <Skeleton height={480} radius="md" />}
      <ul className={styles.grid}>
        {list.data?.pictures.map((picture) => (
          <li key={picture.name}>
            <PictureCard picture={picture} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PictureCard({ picture }: { picture: SitePicture }) {
  const { language, words } = useLanguage();
  const { sitePictures: texts } = words;
  const { name, next, pages, isInMenu, descriptions } = picture;
  const places = [...pages.map((path) => pageNameOf(path, words.site.pages))];
  if (isInMenu) places.push(texts.menus);
  const screen = pages[0] ?? '/';
  return (
    <Link className={styles.card} to={screenAddress({ screen, language, picture: name })}>
      <img src={thumbnailOf(name, next)} alt="" width={480} height={270} loading="lazy" />
      <Text size="sm" fw={600} lineClamp={2}>
        {descriptions[language].now}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.shownOn}: {places.join(', ')}
      </Text>
      <Group gap={4}>
        <PictureBadges picture={picture} />
      </Group>
    </Link>
  );
}

/** `/product/technical/air` shows the texts of `product-air`. */
function pageNameOf(path: string, names: Record<string, string>): string {
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  return names[parts.join('-') || 'home'] ?? path;
}
