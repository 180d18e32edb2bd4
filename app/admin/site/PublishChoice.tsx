import { Button, Checkbox, Group, Text } from '@mantine/core';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { AnswerOf } from '../api/routes.ts';
import { showTime } from '../ui/times.ts';
import { type AdminWords, useLanguage } from '../words/words.tsx';
import { Compared } from './Compared.tsx';
import { kindOfText } from './group-texts.ts';
import styles from './PublishChoice.module.css';

export type WaitingText = AnswerOf<'GET /site/drafts'>['drafts'][number];

export const waitingName = ({ page, path, language }: TextKey) => `${page} ${path} ${language}`;

interface Props {
  texts: readonly WaitingText[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  onUnschedule(text: WaitingText): void;
}

/** The drafts, page by page, each with what it replaces; whole languages at once, or one by one. */
export function PublishChoice({ texts, chosen, onChoose, onUnschedule }: Props) {
  const { words } = useLanguage();
  const labels = words.site.publish;
  const choose = (some: readonly WaitingText[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const text of some) {
      if (isChosen) next.add(waitingName(text));
      else next.delete(waitingName(text));
    }
    onChoose(next);
  };
  const many = (some: readonly WaitingText[], label: string) => {
    const count = some.filter((text) => chosen.has(waitingName(text))).length;
    return (
      <Checkbox
        key={label}
        label={`${label} (${some.length})`}
        checked={count === some.length}
        indeterminate={count > 0 && count < some.length}
        onChange={(event) => choose(some, event.currentTarget.checked)}
      />
    );
  };
  const pages = [...new Set(texts.map(({ page }) => page))];
  return (
    <>
      <Group component="fieldset" className={styles.languages}>
        <legend className="visually-hidden">{labels.languages}</legend>
        {many(texts, labels.all)}
        {languages.map((code) => {
          const some = texts.filter(({ language }) => language === code);
          return some.length > 0 && many(some, words.languages[code]);
        })}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard. */}
      <section className={styles.texts} aria-label={labels.choose} tabIndex={0}>
        {pages.map((page) => {
          const some = texts.filter((text) => text.page === page);
          return (
            <div key={page}>
              <div className={styles.page}>{many(some, words.site.pages[page] ?? page)}</div>
              {some.map((text) => (
                <Row
                  key={waitingName(text)}
                  text={text}
                  isChosen={chosen.has(waitingName(text))}
                  onChoose={(isChosen) => choose([text], isChosen)}
                  onUnschedule={() => onUnschedule(text)}
                />
              ))}
            </div>
          );
        })}
      </section>
    </>
  );
}

interface RowProps {
  text: WaitingText;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onUnschedule(): void;
}

function Row({ text, isChosen, onChoose, onUnschedule }: RowProps) {
  const { language: adminLanguage, words } = useLanguage();
  const { publish, badges, actions } = words.site;
  const { page, path, language, before, after, publishAt } = text;
  return (
    <div className={styles.row}>
      <Checkbox
        label={`${words.languages[language]} · ${kindOfText(path, words)} · ${path}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.compared}>
        <Compared
          before={{ label: publish.from, text: plainText(page, before, words) }}
          after={{ label: publish.to, text: plainText(page, after, words) }}
          language={language}
        />
        {publishAt !== null && (
          <Group gap="xs" mt="xs">
            <Text size="sm">{badges.scheduled(showTime(publishAt, adminLanguage))}</Text>
            <Button size="compact-sm" variant="default" onClick={onUnschedule}>
              {actions.unschedule}
            </Button>
          </Group>
        )}
      </div>
    </div>
  );
}

/** A formatted text is compared by its words, a film by its length. */
function plainText(page: string, text: string, { siteFilms }: AdminWords): string {
  if (page === '@film') {
    const seconds = /"seconds":([\d.]+)/.exec(text)?.[1];
    if (seconds === undefined) return siteFilms.suppliedFilm;
    return siteFilms.ownFilm(siteFilms.seconds(Math.round(Number(seconds))));
  }
  if (page !== '@body') return text;
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
