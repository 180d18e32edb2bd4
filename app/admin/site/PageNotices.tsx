import { Alert } from '@mantine/core';
import { QueryError } from '../ui/ErrorBox.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { useWords } from '../words/words.tsx';
import type { useSiteTexts } from './useSiteTexts.ts';

interface Props {
  texts: ReturnType<typeof useSiteTexts>;
  isReadOnly: boolean;
}

/** What is to be known before somebody changes the texts of a page. */
export function PageNotices({ texts, isReadOnly }: Props) {
  const { site } = useWords();
  return (
    <>
      <QueryError query={texts.query} />
      {isReadOnly && (
        <Alert color="progress" mb="sm">
          {site.readOnly}
        </Alert>
      )}
      {texts.unsaved.length > 0 && !isReadOnly && (
        <RecoveredNotice
          text={site.recovered(texts.unsaved.length)}
          onRestore={texts.restoreUnsaved}
          onDiscard={texts.discardUnsaved}
        />
      )}
    </>
  );
}
