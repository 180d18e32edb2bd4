import { Badge, Button, Group } from '@mantine/core';
import { languages } from '#domain/language.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { request } from '../../api/request.ts';
import { notify } from '../../ui/notify.tsx';
import { showTime } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useLanguage } from '../../words/words.tsx';
import styles from './SitePictures.module.css';
import { thumbnailOf } from './thumbnail.ts';

interface Props {
  picture: SitePicture;
  onChange(): void;
}

/** What the picture will be, and what of that visitors see already. */
export function PictureState({ picture, onChange }: Props) {
  const { words } = useLanguage();
  const { site } = words;
  const [run, isBusy] = useAction();
  const { name, next, publishAt } = picture;

  const unschedule = () =>
    run(async () => {
      const keys = [
        { page: '@picture', path: name, language: 'ko' as const },
        ...languages.map((language) => ({ page: 'pictures', path: name, language })),
      ];
      await request('POST /site/texts/unschedule', { body: { texts: keys } });
      notify(site.unscheduled);
      onChange();
    });

  return (
    <>
      <img className={styles.shown} src={thumbnailOf(name, next)} alt="" width={480} height={270} />
      <Group gap={4}>
        {!picture.published && <Badge color="neutral">{words.sitePictures.states.supplied}</Badge>}
        <PictureBadges picture={picture} />
        {publishAt !== null && (
          <Button size="compact-xs" variant="default" disabled={isBusy} onClick={unschedule}>
            {site.actions.unschedule}
          </Button>
        )}
      </Group>
    </>
  );
}

/** How it differs from the picture that the site came with. */
export function PictureBadges({ picture }: { picture: SitePicture }) {
  const { language, words } = useLanguage();
  const { states } = words.sitePictures;
  const { published, hasDraft, publishAt } = picture;
  const draft = publishAt === null ? states.draft : states.scheduled(showTime(publishAt, language));
  return (
    <>
      {published && <Badge color="neutral">{states.own}</Badge>}
      {hasDraft && <Badge color="progress">{draft}</Badge>}
    </>
  );
}
