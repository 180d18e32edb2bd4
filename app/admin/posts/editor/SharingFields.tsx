import { Text, Textarea } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { maxDescriptionLength, type PostPicture, sharingPicture } from '#domain/post.ts';
import { excerpt } from '../../../ui/rich-text.ts';
import { useWords } from '../../words/words.tsx';
import styles from './SharingFields.module.css';

interface Props {
  language: Language;
  title: string;
  mainText: string;
  description: string;
  picture: PostPicture | null;
  onChange(description: string): void;
}

/** What search engines and shared links say of it, and how that will look. */
export function SharingFields(props: Props) {
  const { language, title, mainText, description, picture, onChange } = props;
  const words = useWords();
  const texts = words.postDesk.sharing;
  const beginning = excerpt(mainText);
  return (
    <section className={styles.sharing} aria-label={texts.title}>
      <Textarea
        label={texts.description}
        description={texts.hint(maxDescriptionLength)}
        placeholder={beginning}
        lang={language}
        autosize
        minRows={3}
        maxLength={maxDescriptionLength}
        value={description}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
      <figure className={styles.card}>
        <figcaption className={styles.label}>{texts.preview}</figcaption>
        {picture ? (
          <img src={sharingPicture(picture)} alt="" width={1200} height={630} loading="lazy" />
        ) : (
          <div className={styles.none}>{texts.defaultPicture}</div>
        )}
        <Text size="xs" c="dimmed">
          {location.host}
        </Text>
        <Text fw={600} lang={language} lineClamp={2}>
          {title || words.posts.untitled}
        </Text>
        <Text size="sm" lang={language} lineClamp={2}>
          {description || beginning}
        </Text>
      </figure>
    </section>
  );
}
