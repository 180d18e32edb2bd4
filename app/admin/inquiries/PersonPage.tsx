import { Alert, Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PersonInquiry } from '#server/inquiries/person.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import { Certificate } from './Certificate.tsx';
import styles from './PersonRows.module.css';
import { PersonRows } from './PersonRows.tsx';
import { useHandOut } from './useHandOut.ts';

/**
 * All inquiries of one person. The address names an inquiry at most; what is typed is personal and
 * stays in the state of the tab's history, where Back and a reload find it.
 */
export function PersonPage() {
  const { inquiries: texts, inbox, personalData: says } = useWords();
  const [search] = useSearchParams();
  const inquiry = search.get('inquiry');
  const { key, state } = useLocation();
  const contact = (state as { contact?: string } | null)?.contact;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [found, setFound] = useState<AnswerOf<'POST /inquiries/person'>>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [erased, setErased] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const [run, isBusy] = useAction(setError);
  const [handOut, isHandingOut] = useHandOut();
  const form = useForm({ initialValues: { contact: contact ?? '' } });
  const isAsked = Boolean(contact || inquiry);
  const latest = useRef(0);

  function find() {
    const body = contact ? { contact } : { inquiry: inquiry ?? '' };
    const number = ++latest.current;
    return run(
      async () => {
        const answer = await request('POST /inquiries/person', { body });
        if (number !== latest.current) return;
        setFound(answer);
        setSelected(new Set(certainly(answer.inquiries).map(({ id }) => id)));
      },
      ({ code }) => (code === 'invalid' ? says.notContact : undefined),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody asks, also for the same once more.
  useEffect(() => {
    latest.current += 1;
    setFound(undefined);
    setErased([]);
    form.setFieldValue('contact', contact ?? '');
    if (isAsked) find();
  }, [key]);

  async function erase() {
    const wanted = inquiries.filter(({ id }) => selected.has(id));
    const isSure = await confirm({
      title: says.eraseTitle(wanted.length),
      text: says.eraseText(wanted.map(({ reference }) => reference).join(', ')),
      yes: says.erase,
      isDangerous: true,
    });
    if (!isSure) return;
    await run(async () => {
      const answer = await request('POST /inquiries/erase', {
        body: { ids: wanted.map(({ id }) => id) },
      });
      setErased(answer.erased);
      setFound((before) => before && without(before, answer.erased));
      setSelected(new Set());
    });
  }

  const inquiries = found?.inquiries ?? [];
  const [oneErased] = erased;
  return (
    <>
      <BackButton to="/admin/inquiries">{texts.back}</BackButton>
      <PageHead title={says.title} hint={says.hint} />
      <form
        onSubmit={form.onSubmit((values) =>
          navigate('/admin/inquiries/person', { state: { contact: values.contact.trim() } }),
        )}
      >
        <Group align="flex-end" gap="xs" mb="lg" className={styles.form}>
          <TextInput
            label={says.contact}
            description={says.contactHint}
            required
            maxLength={500}
            flex="1 1 16rem"
            maw={480}
            autoComplete="off"
            {...form.getInputProps('contact')}
          />
          <Button type="submit">{says.search}</Button>
        </Group>
      </form>
      <ErrorBox message={error} {...(found || !isAsked ? {} : { onRetry: find })} />
      {oneErased && <Certificate message={says.erased(erased.length)} inquiryId={oneErased} />}
      {!found && isBusy && <Skeleton height={240} radius="md" />}
      {found && inquiries.length === 0 && !oneErased && <EmptyState {...says.nothing} />}
      {inquiries.length > 0 && (
        <>
          {found?.hasMore && (
            <Alert color="attention" variant="light" mb="md">
              {says.hasMore(inquiries.length)}
            </Alert>
          )}
          <div className={styles.acts}>
            <Group gap="0 8px">
              <Text size="sm" fw={600} role="status">
                {says.found(inquiries.length)}
              </Text>
              <Text size="sm" c="dimmed">
                {inbox.selected(selected.size)}
              </Text>
            </Group>
            <Group gap="xs" className={styles.buttons}>
              <Button
                size="sm"
                disabled={selected.size === 0}
                loading={isHandingOut}
                onClick={() => handOut([...selected])}
              >
                {says.handOut}
              </Button>
              <Button
                size="sm"
                variant="default"
                c={selected.size === 0 ? undefined : 'attention'}
                disabled={selected.size === 0}
                loading={isBusy}
                onClick={erase}
              >
                {says.eraseAll}
              </Button>
            </Group>
          </div>
          <Text size="sm" c="dimmed" mb="sm" maw={720}>
            {says.handOutHint}
          </Text>
          <PersonRows
            inquiries={inquiries}
            selected={selected}
            onSelect={(id, isSelected) =>
              setSelected((before) =>
                isSelected
                  ? new Set([...before, id])
                  : new Set([...before].filter((other) => other !== id)),
              )
            }
          />
        </>
      )}
    </>
  );
}

/** A company's colleagues share its number: who has the address is the person, if anybody has. */
function certainly(inquiries: readonly PersonInquiry[]): readonly PersonInquiry[] {
  const byEmail = inquiries.filter(({ matchesEmail }) => matchesEmail);
  return byEmail.length > 0 ? byEmail : inquiries;
}

function without(found: AnswerOf<'POST /inquiries/person'>, ids: readonly string[]) {
  return { ...found, inquiries: found.inquiries.filter(({ id }) => !ids.includes(id)) };
}
