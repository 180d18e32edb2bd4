import { Alert, Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { languages } from '#domain/language.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useQuery } from '../api/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { describeTextError } from './describe-errors.ts';
import { waitingName } from './PublishChoice.tsx';

export type PublishFailure = Exclude<AnswerOf<'POST /site/texts/publish'>, { ok: true }>;

/** Nothing was published, and why. */
export function Refusal({ failure }: { failure: PublishFailure }) {
  const words = useWords();
  const { publish, pages } = words.site;
  const named =
    failure.reason === 'refused'
      ? failure.texts.map(({ key, errors }) => ({ key, errors }))
      : failure.texts.map((key) => ({ key, errors: [] }));
  return (
    <Alert
      color="attention"
      role="alert"
      title={failure.reason === 'refused' ? publish.refused : publish.editedElsewhere}
    >
      <List size="sm">
        {named.map(({ key, errors }) => (
          <List.Item key={waitingName(key)}>
            {pages[key.page] ?? key.page} · {key.path} · {words.languages[key.language]}
            {errors.map((error) => (
              <div key={JSON.stringify(error)}>{describeTextError(error, words)}</div>
            ))}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Translations of Korean texts that are others by now: nobody is kept from publishing by them. */
export function NeedLook({ page, onFollow }: { page: string | undefined; onFollow(): void }) {
  const { site, languages: names } = useWords();
  const { data } = useQuery('GET /site/overview');
  const waiting = (data?.pages ?? [])
    .filter((one) => page === undefined || one.page === page)
    .flatMap(({ page: of, languages: inLanguages }) => {
      const counts = languages.flatMap((language) => {
        const count = inLanguages[language].needLook;
        return count > 0 ? [{ language, count }] : [];
      });
      return counts.length > 0 ? [{ page: of, counts }] : [];
    });
  if (waiting.length === 0) return null;
  return (
    <Alert color="progress" title={site.publish.needLook}>
      <Text size="sm">{site.publish.needLookHint}</Text>
      <List size="sm" mt="xs">
        {waiting.map(({ page: of, counts }) => (
          <List.Item key={of}>
            {site.pages[of] ?? of}:{' '}
            {counts.map(({ language, count }, at) => (
              <span key={language}>
                {at > 0 && ', '}
                <Anchor
                  component={Link}
                  to={`/admin/site/${of}?language=${language}&show=look`}
                  onClick={onFollow}
                  size="sm"
                  c="inherit"
                  underline="always"
                >
                  {names[language]} {count}
                </Anchor>
              </span>
            ))}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
