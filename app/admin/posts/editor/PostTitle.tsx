import { Textarea } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { maxTitleLength } from '#domain/post.ts';
import { useWords } from '../../words/words.tsx';
import styles from './PostTitle.module.css';

interface Props {
  language: Language;
  value: string;
  onChange(title: string): void;
}

/** One line of text that is shown whole, on as many lines as it takes. */
export function PostTitle({ language, value, onChange }: Props) {
  const texts = useWords().editor;
  return (
    <Textarea
      label={texts.title}
      placeholder={texts.titlePlaceholder}
      lang={language}
      size="md"
      mb="md"
      classNames={{ input: styles.input }}
      autosize
      minRows={1}
      autoFocus={value === ''}
      maxLength={maxTitleLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        // A syllable that is still being composed is ended by Enter too.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
    />
  );
}
