import { Alert, Anchor } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import { mayChangeSettings } from '#domain/staff.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useSession } from '../../session/useSession.ts';
import { useWords } from '../../words/words.tsx';
import type { FrameRequest } from '../frame-messages.ts';

interface Props {
  language: Language;
  /** The values are marked in any case. */
  isShown: boolean;
  /** Whether the page in the frame can be told. */
  isReady: boolean;
  send(request: FrameRequest): void;
}

const names = ['name', 'email', 'phone', 'fax', 'address'] as const;

/** Which values of the page are not the owner's yet; they are marked in the frame, and only there. */
export function SampleNotice({ language, isShown, isReady, send }: Props) {
  const { setUp: texts } = useWords();
  const { me } = useSession();
  const { data } = useQuery('GET /set-up/samples', { isPaused: !mayChangeSettings(me) });
  const found = useMemo(
    () =>
      names.flatMap((name) => {
        const text = data?.samples[name]?.[language];
        return text ? [{ name, text }] : [];
      }),
    [data, language],
  );
  useEffect(() => {
    if (!isReady) return;
    // As the page writes them.
    const shown = found.flatMap(({ name, text }) =>
      name === 'phone' || name === 'fax' ? [formatPhone(text, language)] : [text],
    );
    send({ type: 'mark-samples', texts: shown });
  }, [isReady, found, language, send]);
  if (!isShown || found.length === 0) return null;
  return (
    <Alert color="attention" variant="light" mt="md" role="status">
      {texts.sampleNotice(found.map(({ name }) => texts.samples[name]).join(', '))}{' '}
      <Anchor component={Link} to="/admin/settings#contact" c="inherit" td="underline">
        {texts.sampleLink}
      </Anchor>
    </Alert>
  );
}
