import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { SaveStatus } from '../../ui/SaveStatus.tsx';
import { useWords } from '../../words/words.tsx';
import { focusText } from '../focus-text.ts';
import { PageNotices } from '../PageNotices.tsx';
import { TextHistory } from '../TextHistory.tsx';
import { TextPanel } from '../TextPanel.tsx';
import type { TextActions } from '../text-actions.ts';
import { useSiteTexts } from '../useSiteTexts.ts';
import { useTextActions } from '../useTextActions.ts';
import { OtherTexts, type PlacedText } from './OtherTexts.tsx';
import type { PhoneWarnings } from './PhoneCheck.tsx';

interface Props {
  /** A new one with every click, on the same text too. */
  selected: PlacedText;
  /** Those of this page's texts that the frame shows, in its order. */
  shownPaths: readonly string[];
  /** Further texts at the place that was clicked. */
  others: readonly PlacedText[];
  warnings: PhoneWarnings | undefined;
  onOpen(text: PlacedText): void;
  onShow(path: string, language: Language, text: string | null): void;
  /** Everything that was typed is saved. */
  onSaved(): void;
  saveNow: RefObject<() => Promise<void>>;
}

/** The texts of one file beside the page that shows them, the clicked one open. */
export function FilePanel(props: Props) {
  const { selected, shownPaths, others, warnings, onOpen, onShow, onSaved } = props;
  const { page, path, language } = selected;
  const { site, siteFrame } = useWords();
  const texts = useSiteTexts(page);
  const { actions, history, closeHistory } = useTextActions(page, texts);
  const [showsAll, setShowsAll] = useState(false);
  const { query } = texts;
  const { data } = query;
  props.saveNow.current = texts.save;

  const withFrame = useMemo<TextActions>(
    () => ({
      ...actions,
      onType(typedPath, typedLanguage, text) {
        actions.onType(typedPath, typedLanguage, text);
        onShow(typedPath, typedLanguage, text);
      },
    }),
    [actions, onShow],
  );

  // The same as long as nothing else is meant: fields that did not change are not drawn again.
  const select = useCallback(
    (next: string) => onOpen({ page, path: next, language }),
    [onOpen, page, language],
  );

  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) focusText(selected.path);
  }, [isLoaded, selected]);
  useEffect(() => {
    if (texts.state === 'saved') onSaved();
  }, [texts.state, onSaved]);

  if (!data) {
    return query.error ? <QueryError query={query} /> : <Skeleton height={320} radius="md" />;
  }
  const inFrame = shownPaths.flatMap((one) => data.texts.find((text) => text.path === one) ?? []);
  const isInFrame = shownPaths.includes(path);
  const shown = showsAll || !isInFrame ? data.texts : inFrame;
  return (
    <>
      <Group justify="space-between" mb="xs" gap="xs">
        <Text size="sm" c="dimmed">
          {siteFrame.fromFile(site.pages[page] ?? page)}
        </Text>
        <SaveStatus state={texts.state} savedAt={texts.savedAt} />
      </Group>
      <PageNotices texts={texts} isReadOnly={data.isReadOnly} />
      <OtherTexts others={others} onOpen={onOpen} />
      {warnings && <Warnings {...warnings} />}
      <TextPanel
        texts={shown}
        typed={texts.typed}
        language={language}
        selected={path}
        isReadOnly={data.isReadOnly}
        onSelect={select}
        actions={withFrame}
      />
      {!showsAll && isInFrame && inFrame.length < data.texts.length && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setShowsAll(true)}>
          {siteFrame.allOfFile}
        </Button>
      )}
      <TextHistory
        page={page}
        place={history}
        texts={data.texts}
        isReadOnly={data.isReadOnly}
        onClose={closeHistory}
        onRestored={query.reload}
      />
    </>
  );
}

function Warnings({ lines, linesBefore, isCutOff, isPageTooWide }: PhoneWarnings) {
  const { warnings } = useWords().siteFrame;
  const said = [
    ...(lines > linesBefore ? [warnings.lines(linesBefore, lines)] : []),
    ...(isCutOff ? [warnings.cutOff] : []),
    ...(isPageTooWide ? [warnings.tooWide] : []),
  ];
  if (said.length === 0) return null;
  return (
    <Alert color="attention" mb="sm" role="status">
      {said.map((one) => (
        <Text key={one} size="sm">
          {one}
        </Text>
      ))}
    </Alert>
  );
}
