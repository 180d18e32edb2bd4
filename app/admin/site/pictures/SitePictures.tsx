import { Button, Group, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { pagePaths } from '#domain/pages.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { useQuery } from '../../api/useQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { useLanguage } from '../../words/words.tsx';
import { screenAddress } from '../screen-address.ts';
import { joinNights } from './join-nights.ts';
import { nameOfPath, namePicture, placeOfPicture } from './name-picture.ts';
import { PictureBadges } from './PictureState.tsx';
import styles from './SitePictures.module.css';
import { thumbnailOf } from './thumbnail.ts';

/** All pictures of the public pages; each leads to its place on a page, where it is replaced. */
export default function SitePictures() {
  const { language, words } = useLanguage();
  const { sitePictures: texts } = words;
  const filters = useFilters();
  const list = useQuery('GET /site/pictures');
  const q = filters.search.get('q') ?? '';
  const page = filters.search.get('page');
  const pictures = joinNights(
    [...(list.data?.pictures ?? [])].sort(
      (one, other) => placeOf(one) - placeOf(other) || one.before - other.before,
    ),
  );
  const isFound = (picture: SitePicture) => {
    const said = [
      namePicture(picture, language),
      placeOfPicture(picture, words),
      picture.descriptions[language].now,
    ].join(' ');
    return said.toLowerCase().includes(q.toLowerCase());
  };
  const shown = pictures.filter(
    (picture) => (!page || picture.pages.includes(page)) && isFound(picture),
  );
  const pagesWithPictures = pagePaths.filter((path) =>
    pictures.some(({ pages }) => pages.includes(path)),
  );
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={list} />
      {!list.data && list.isLoading && <Skeleton height={480} radius="md" />}
      {list.data && (
        <Group mb="md" gap="sm" role="search" aria-label={texts.search} className={styles.tools}>
          <SearchBox
            label={texts.search}
            value={q}
            onSearch={(text) => filters.set('q', text.trim() || null)}
          />
          <FilterSelect
            filters={filters}
            name="page"
            label={texts.page}
            all={texts.everyPage}
            data={pagesWithPictures.map((path) => ({
              value: path,
              label: nameOfPath(path, words),
            }))}
          />
          <Text size="sm" c="dimmed" role="status">
            {texts.count(shown.length)}
          </Text>
        </Group>
      )}
      {list.data && shown.length === 0 && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button variant="light" onClick={() => filters.clear()}>
            {texts.nothing.all}
          </Button>
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {shown.map((picture) => (
          <li key={picture.name}>
            <PictureCard picture={picture} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the order of the pages; what only menus show comes last. */
function placeOf({ pages: [first] }: SitePicture): number {
  const place = (pagePaths as readonly string[]).indexOf(first ?? '');
  return place < 0 ? pagePaths.length : place;
}

function PictureCard({ picture }: { picture: SitePicture }) {
  const { language, words } = useLanguage();
  const { name, next, pages } = picture;
  const screen = pages[0] ?? '/';
  return (
    <Link className={styles.card} to={screenAddress({ screen, language, picture: name })}>
      <img src={thumbnailOf(name, next)} alt="" width={480} height={270} loading="lazy" />
      <span className={styles.words}>
        <Text span size="sm" fw={600} lineClamp={2} className={styles.name}>
          {namePicture(picture, language)}
        </Text>
        <Text span size="xs" c="dimmed">
          {placeOfPicture(picture, words)}
        </Text>
      </span>
      <span className={styles.marks}>
        <PictureBadges picture={picture} />
      </span>
    </Link>
  );
}
