import { Button, Checkbox, Group, Text } from '@mantine/core';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { AnswerOf } from '../api/routes.ts';
import { showTime } from '../ui/times.ts';
import { type AdminWords, useLanguage } from '../words/words.tsx';
import { ComparedDraft } from './ComparedDraft.tsx';
import { nameOfText } from './group-texts.ts';
import styles from './PublishChoice.module.css';
import { nameOfSupplied } from './pictures/picture-names.ts';

export type WaitingText = AnswerOf<'GET /site/drafts'>['drafts'][number];

export const waitingName = ({ page, path, language }: TextKey) => `${page} ${path} ${language}`;

/** A picture is the same in all of them. */
const isOfEveryLanguage = ({ page, path }: TextKey) =>
  page === '@picture' ||
  page === '@evidence' ||
  page === '@case-facts' ||
  (page === '@film' && path === 'hero');

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
          const some = texts.filter((text) => text.language === code && !isOfEveryLanguage(text));
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
  const { badges, actions } = words.site;
  const { publishAt } = text;
  return (
    <div className={styles.row}>
      <Checkbox
        label={nameOfDraft(text, adminLanguage, words)}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.compared}>
        <ComparedDraft text={text} />
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

function nameOfDraft(text: WaitingText, adminLanguage: StaffLanguage, words: AdminWords): string {
  const { page, path, language } = text;
  const own: Record<string, Record<string, string>> = {
    '@evidence': words.evidence.names,
    '@film': words.siteFilms.names,
  };
  const isPicture = page === '@picture' || page === 'pictures';
  const name = own[page]?.[path] ?? (isPicture ? nameOfSupplied(path, adminLanguage) : undefined);
  if (page === '@case' || page === '@case-facts') {
    const { place, slug } = JSON.parse(text.after || '{}');
    const own = place || slug || path;
    return page === '@case' ? `${words.languages[language]} · ${own}` : own;
  }
  if (isOfEveryLanguage(text)) return name ?? path;
  const kind = name ?? nameOfText(path, '', { language: adminLanguage, words });
  return `${words.languages[language]} · ${kind}`;
}
