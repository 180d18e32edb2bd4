import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

/** When the visitor agreed, and the way to the very words. */
export function ConsentFact({ inquiry }: { inquiry: OpenedInquiry }) {
  const { language, words } = useLanguage();
  const { inquiries: texts } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { consent_at: at, consent_version: version } = inquiry;
  if (at === null) return texts.consentNotStated;
  return (
    <>
      {texts.consentGiven(showTime(at, language))}{' '}
      {version && (
        <>
          <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
            {texts.consentText}
          </Anchor>
          <ConsentDialog version={version} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </>
  );
}
