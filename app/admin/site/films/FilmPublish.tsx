import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SiteFilm } from '#server/site/films-list.ts';
import { SeoulTimeInput } from '../../ui/SeoulTimeInput.tsx';
import { fromSeoulClock, nextHour, showTime, toSeoulClock } from '../../ui/times.ts';
import { useLanguage } from '../../words/words.tsx';
import type { FilmDraft } from './useFilmDraft.ts';

interface Props {
  film: SiteFilm;
  draft: FilmDraft;
  isBusy: boolean;
  /** Does it and says so, or why not. */
  act(work: () => Promise<boolean>, done: string, isLast?: boolean): void;
}

/** Saved, shown now or at a set time, or given up for the supplied film. */
export function FilmPublish({ film, draft, isBusy, act }: Props) {
  const { language, words } = useLanguage();
  const { siteFilms: texts } = words;
  const { facts, isChanged, isDrafted } = draft;
  const [clock, setClock] = useState<string>();
  const at = clock === undefined ? undefined : fromSeoulClock(clock);
  const isPast = at === undefined || at <= Date.now();
  const canPublish = isChanged || isDrafted;

  return (
    <Stack gap="sm">
      {film.publishAt !== null && isDrafted && (
        <Group gap="sm">
          <Text size="sm">{texts.scheduledFor(showTime(film.publishAt, language))}</Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={() => act(draft.unschedule, words.site.unscheduled)}
          >
            {texts.unschedule}
          </Button>
        </Group>
      )}
      {!canPublish && (
        <Text size="sm" c="dimmed">
          {texts.chooseFirst}
        </Text>
      )}
      <Group>
        {canPublish && (
          <>
            <Button
              variant="default"
              disabled={isBusy || !isChanged}
              onClick={() => act(draft.save, texts.savedDraft)}
            >
              {texts.saveDraft}
            </Button>
            <Button
              disabled={isBusy}
              onClick={() => act(() => draft.publish(), texts.published, true)}
            >
              {texts.publish}
            </Button>
            <Button
              variant="default"
              disabled={isBusy}
              aria-expanded={clock !== undefined}
              onClick={() => setClock(clock === undefined ? toSeoulClock(nextHour()) : undefined)}
            >
              {texts.schedule}
            </Button>
          </>
        )}
        {facts && (film.published || isDrafted) && (
          <Button
            variant="subtle"
            disabled={isBusy}
            onClick={() => act(draft.backToSupplied, texts.backIsDraft)}
          >
            {texts.toSupplied}
          </Button>
        )}
      </Group>
      {clock !== undefined && (
        <Group align="flex-end">
          <SeoulTimeInput
            value={clock}
            onChange={(event) => setClock(event.currentTarget.value)}
            error={isPast && words.editor.scheduleDialog.past}
          />
          <Button
            disabled={isBusy || isPast || !canPublish}
            onClick={() => {
              if (at === undefined) return;
              act(() => draft.publish(at), texts.scheduledFor(showTime(at, language)), true);
            }}
          >
            {texts.scheduleNow}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
