import { Alert, Anchor, Button, Grid, Group, Paper, Select, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { mayAnswerInquiries, mayReadAuditLog } from '#domain/staff.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { useSession } from '../session/useSession.ts';
import { useBackLink } from '../ui/back-link.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useLanguage } from '../words/words.tsx';
import { Certificate } from './Certificate.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { InquiryFacts } from './InquiryFacts.tsx';
import { InquiryFiles } from './InquiryFiles.tsx';
import { InquiryMails } from './InquiryMails.tsx';
import { InquiryThread } from './InquiryThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useHandOut } from './useHandOut.ts';

const openStatuses = ['new', 'in progress', 'answered'] as const;

/** One inquiry: what was asked, what was done about it, and what to do next. */
export function InquiryPage() {
  const { id = '' } = useParams();
  const params = { id };
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const says = words.personalData;
  const { me } = useSession();
  const inbox = useBackLink('/admin/inquiries');
  const [run] = useAction();
  const confirm = useConfirm();
  const [isCorrecting, correcting] = useDisclosure();
  const [handOut, isHandingOut] = useHandOut();
  const answer = useQuery('GET /inquiries/:id', { params: { id } });
  const { data: colleagues } = useQuery('GET /inquiries/staff');
  const staff = colleagues?.staff ?? [];

  const back = (
    <Anchor component={Link} to={inbox} size="sm" c="var(--ink)">
      <Group component="span" gap={6} mb={6}>
        <Icon name="back" size={14} /> {texts.back}
      </Group>
    </Anchor>
  );
  // Once shown, the page stays when loading again fails: a reply may be half written.
  if (!answer.data) {
    return answer.error ? (
      <>
        {back}
        <QueryError query={answer} />
      </>
    ) : (
      <Skeleton height={480} radius="md" />
    );
  }
  const { inquiry, template } = answer.data;

  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      answer.reload();
    });
  const setStatus = (status: InquiryStatus) =>
    act(() => request('POST /inquiries/:id/status', { params, body: { status } }));

  async function close() {
    const text = texts.closeText(inquiry.retentionDays);
    if (await confirm({ title: texts.closeTitle, text, yes: texts.close })) {
      await setStatus('closed');
    }
  }

  async function erase() {
    const question = { title: texts.eraseTitle, text: texts.eraseText, yes: texts.erase };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await run(async () => {
      await request('DELETE /inquiries/:id', { params: { id } });
      notify(texts.erased);
      // It then offers the certificate.
      answer.reload();
    });
  }

  if (inquiry.erased_at !== null) {
    return (
      <>
        {back}
        <PageHead title={inquiry.reference} />
        <Certificate
          message={texts.erasedNotice(showTime(inquiry.erased_at, language))}
          inquiryId={inquiry.id}
        />
      </>
    );
  }

  const isQuarantined = inquiry.quarantined === 1;
  const isClosed = inquiry.status === 'closed';
  return (
    <>
      {back}
      <PageHead title={inquiry.company_name || inquiry.name} hint={inquiry.reference}>
        <Select
          aria-label={texts.assignee}
          placeholder={texts.unassigned}
          data={staff
            .filter((person) => mayAnswerInquiries(person) && person.state === 'active')
            .map(({ id: value, name: label }) => ({ value, label }))}
          value={inquiry.assigned_to}
          onChange={(to) =>
            act(() => request('POST /inquiries/:id/assignment', { params, body: { to } }))
          }
          clearable
          w={170}
        />
        {!isClosed && (
          <Select
            aria-label={texts.move}
            data={openStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
            value={inquiry.status}
            onChange={(status) => status && setStatus(status)}
            allowDeselect={false}
            w={150}
          />
        )}
        {isClosed ? (
          <Button variant="light" onClick={() => setStatus('in progress')}>
            {texts.reopen}
          </Button>
        ) : (
          <Button onClick={close}>{texts.close}</Button>
        )}
      </PageHead>
      <QueryError query={answer} />
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
            <Group gap="sm" mt="lg">
              <Button variant="default" size="xs" onClick={correcting.open}>
                {says.correct}
              </Button>
              <Button
                variant="default"
                size="xs"
                component={Link}
                to={`/admin/inquiries/person?inquiry=${id}`}
              >
                {says.findSame}
              </Button>
              <Button
                variant="default"
                size="xs"
                loading={isHandingOut}
                onClick={() => handOut([id])}
              >
                {says.handOutOne}
              </Button>
              {mayReadAuditLog(me) && (
                <Button
                  variant="default"
                  size="xs"
                  component={Link}
                  to={`/admin/activity?inquiry=${inquiry.reference}`}
                >
                  {says.log}
                </Button>
              )}
            </Group>
          </Paper>
          <NoMailNotice />
          <ReplyForm
            // A reply that was sent empties the form for the next one; a note leaves it alone.
            key={inquiry.events.filter(({ kind }) => kind === 'reply').length}
            inquiry={inquiry}
            template={template}
            onSent={answer.reload}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <InquiryThread
            inquiry={inquiry}
            staff={staff}
            onNote={(text) =>
              act(() => request('POST /inquiries/:id/notes', { params, body: { text } }))
            }
          />
          <InquiryMails inquiry={inquiry} onChange={answer.reload} />
          <Group mt="md">
            <Button
              variant="default"
              onClick={() =>
                act(() =>
                  request('POST /inquiries/:id/quarantine', {
                    params,
                    body: { quarantined: !isQuarantined },
                  }),
                )
              }
            >
              {isQuarantined ? texts.releaseFromQuarantine : texts.moveToQuarantine}
            </Button>
            <Button variant="default" c="attention" onClick={erase}>
              {texts.erase}
            </Button>
          </Group>
        </Grid.Col>
      </Grid>
      <CorrectionDialog
        isOpen={isCorrecting}
        onClose={correcting.close}
        inquiry={inquiry}
        onCorrected={answer.reload}
      />
    </>
  );
}
