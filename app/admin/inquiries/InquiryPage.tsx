import { Alert, Anchor, Button, Grid, Group, Paper, Select, Skeleton } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api.ts';
import { useWayBack } from '../ui/back-link.ts';
import { ErrorBox, notify, useAction } from '../ui/errors.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { NoMailNotice } from '../ui/NoMailNotice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useQuery } from '../ui/useQuery.ts';
import { useLanguage } from '../words/words.tsx';
import { InquiryFacts } from './InquiryFacts.tsx';
import { InquiryFiles } from './InquiryFiles.tsx';
import { InquiryMails } from './InquiryMails.tsx';
import { InquiryThread } from './InquiryThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface Answer {
  inquiry: OpenedInquiry;
  template: { subject: string; body: string };
}

export interface Colleague {
  id: string;
  name: string;
  role: string;
  state: string;
}

const moves = ['new', 'in progress', 'answered'] as const;

/** One inquiry: what was asked, what was done about it, and what to do next. */
export function InquiryPage() {
  const { id = '' } = useParams();
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const navigate = useNavigate();
  const inbox = useWayBack('/admin/inquiries');
  const trying = useAction();
  const confirm = useConfirm();
  const opened = useQuery<Answer>(`/inquiries/${id}`);
  const { data: colleagues } = useQuery<{ staff: Colleague[] }>('/inquiries/staff');
  const staff = colleagues?.staff ?? [];

  const back = (
    <Anchor component={Link} to={inbox} size="sm" c="var(--ink)">
      <Group component="span" gap={6} mb={6}>
        <BackIcon size={14} /> {texts.back}
      </Group>
    </Anchor>
  );
  const problem = opened.problem && <ErrorBox problem={opened.problem} onRetry={opened.reload} />;
  // Once shown, the desk stays when asking again fails: a reply may be half written.
  if (!opened.data) {
    return problem ? (
      <>
        {back}
        {problem}
      </>
    ) : (
      <Skeleton height={480} radius="md" />
    );
  }
  const { inquiry, template } = opened.data;

  const act = (path: string, body: object) =>
    trying(async () => {
      await request('POST', `/inquiries/${id}/${path}`, { body });
      opened.reload();
    });

  async function close() {
    const text = texts.closeText(inquiry.retentionDays);
    if (await confirm({ title: texts.closeTitle, text, yes: texts.close })) {
      await act('status', { status: 'closed' });
    }
  }

  async function erase() {
    const question = { title: texts.eraseTitle, text: texts.eraseText, yes: texts.erase };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await trying(async () => {
      await request('DELETE', `/inquiries/${id}`);
      notify(texts.erased);
      await navigate(inbox);
    });
  }

  if (inquiry.erased_at !== null) {
    return (
      <>
        {back}
        <PageHead title={inquiry.reference} />
        <Alert color="gray" variant="light">
          {texts.erasedNotice(showTime(inquiry.erased_at, language))}
        </Alert>
      </>
    );
  }

  const isHeld = inquiry.quarantined === 1;
  const isClosed = inquiry.status === 'closed';
  return (
    <>
      {back}
      <PageHead title={inquiry.company_name || inquiry.name} hint={inquiry.reference}>
        <Select
          aria-label={texts.assignee}
          placeholder={texts.unassigned}
          data={staff
            .filter(({ role, state }) => role !== 'editor' && state === 'active')
            .map((one) => ({ value: one.id, label: one.name }))}
          value={inquiry.assigned_to}
          onChange={(to) => act('assignment', { to })}
          clearable
          w={170}
        />
        {!isClosed && (
          <Select
            aria-label={texts.move}
            data={moves.map((status) => ({ value: status, label: texts.statuses[status] }))}
            value={inquiry.status}
            onChange={(status) => status && act('status', { status })}
            allowDeselect={false}
            w={150}
          />
        )}
        {isClosed ? (
          <Button variant="light" onClick={() => act('status', { status: 'in progress' })}>
            {texts.reopen}
          </Button>
        ) : (
          <Button onClick={close}>{texts.close}</Button>
        )}
      </PageHead>
      {problem}
      {inquiry.erasesAt !== null && (
        <Alert color="orange" variant="light" mb="md">
          {texts.closedNotice(showTime(inquiry.erasesAt, language))}
        </Alert>
      )}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Paper withBorder p="lg" mb="md">
            <InquiryFacts inquiry={inquiry} />
            <InquiryFiles inquiry={inquiry} />
          </Paper>
          <NoMailNotice />
          <ReplyForm
            // A reply that was sent empties the form for the next one; a note leaves it alone.
            key={inquiry.events.filter(({ kind }) => kind === 'reply').length}
            inquiry={inquiry}
            template={template}
            onSent={opened.reload}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <InquiryThread
            inquiry={inquiry}
            staff={staff}
            onNote={(text) => act('notes', { text })}
          />
          <InquiryMails inquiry={inquiry} onChange={opened.reload} />
          <Group mt="md">
            <Button variant="default" onClick={() => act('quarantine', { quarantined: !isHeld })}>
              {isHeld ? texts.release : texts.toHold}
            </Button>
            <Button variant="default" c="#9a3412" onClick={erase}>
              {texts.erase}
            </Button>
          </Group>
        </Grid.Col>
      </Grid>
    </>
  );
}
