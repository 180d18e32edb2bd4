import { Button, Grid, Group, Paper, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';
import { hasOwnWords } from '#domain/reply.ts';
import { mayReadAuditLog } from '#domain/staff.ts';
import { type ApiError, request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { type Query, useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify, notifyWithUndo } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { EarlierInquiries } from './EarlierInquiries.tsx';
import styles from './InquiryFacts.module.css';
import { InquiryFacts } from './InquiryFacts.tsx';
import { InquiryFiles } from './InquiryFiles.tsx';
import { InquiryHead } from './InquiryHead.tsx';
import { InquiryMarks } from './InquiryMarks.tsx';
import { InquiryThread } from './InquiryThread.tsx';
import { NoteForm } from './NoteForm.tsx';
import { QuarantineNotice } from './QuarantineNotice.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyJump } from './ReplyJump.tsx';
import type { ThreadMail } from './thread-items.ts';
import { useHandOut } from './useHandOut.ts';
import { useInquiryDraft } from './useInquiryDraft.ts';
import { useInquiryNews } from './useInquiryNews.ts';

type Opened = AnswerOf<'GET /inquiries/:id'>;

interface Props {
  opened: Opened;
  query: Query<Opened>;
}

const noNote = { subject: '', body: '' };

export function InquiryDesk({ opened, query }: Props) {
  const { inquiry, template, values, drafts, attachments } = opened;
  const hasColumns = useMediaQuery('(width >= 992px)', true, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(width >= 1200px)', true, { getInitialValueInEffect: false });
  const { id } = inquiry;
  const params = { id };
  const words = useWords();
  const { inquiries: texts, personalData, conversation: says } = words;
  const { me } = useSession();
  const navigate = useNavigate();
  const [run] = useAction();
  const confirm = useConfirm();
  const [isCorrecting, correcting] = useDisclosure();
  const [handOut, isHandingOut] = useHandOut();
  const { data: colleagues } = useQuery('GET /inquiries/staff');
  const staff = colleagues?.staff ?? [];
  const writers = useInquiryNews(id, opened.stamp, query.reload);
  const reply = useInquiryDraft({
    inquiryId: id,
    kind: 'reply',
    saved: drafts.reply,
    initial: template,
    isWritten: (body) => hasOwnWords(body, template.body),
  });
  const note = useInquiryDraft({
    inquiryId: id,
    kind: 'note',
    saved: drafts.note,
    initial: noNote,
    isWritten: (body) => body.trim() !== '',
  });

  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      query.reload();
    });

  async function erase() {
    const question = { title: texts.eraseTitle, text: texts.eraseText, yes: texts.erase };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await run(async () => {
      await request('DELETE /inquiries/:id', { params });
      notify(texts.erased);
      // It then offers the certificate.
      query.reload();
    });
  }

  async function undo(mail: string) {
    const describe = ({ fields }: ApiError) => says.undoErrors[fields.mail ?? ''];
    await run(async () => {
      // What has been begun since is put behind the text that comes back.
      await reply.save();
      const { draft } = await request('POST /inquiries/:id/mails/:mail/undo', {
        params: { id, mail },
      });
      notify(says.undone);
      // What could not be saved, or was typed meanwhile, stays: saving it asks which one to keep.
      if (!reply.hasUnsaved()) reply.load(draft);
      // Meant for whoever has left the page meanwhile.
      await navigate(`/admin/inquiries/${id}`);
      query.reload();
    }, describe);
  }

  function tellSent(mail: string) {
    notifyWithUndo(me.noMail ? says.writtenDown : says.sending, says.undo, () => undo(mail));
    query.reload();
  }

  const resend = (mail: ThreadMail) =>
    act(async () => {
      const mailParams = { id, mail: mail.id };
      await request('POST /inquiries/:id/mails/:mail/resend', { params: mailParams });
      notify(mail.state === 'withheld' ? texts.willBeSent : texts.resent);
    });

  const setQuarantine = (quarantined: boolean) =>
    act(() => request('POST /inquiries/:id/quarantine', { params, body: { quarantined } }));
  const small = { variant: 'default', size: 'xs' } as const;
  const facts = (
    <InquiryFacts inquiry={inquiry} isFolded={!hasColumns}>
      <Group gap="xs" mt="md">
        <Button {...small} onClick={correcting.open}>
          {personalData.correct}
        </Button>
        <Button {...small} loading={isHandingOut} onClick={() => handOut([id])}>
          {personalData.handOutOne}
        </Button>
        {mayReadAuditLog(me) && (
          <Button {...small} component={Link} to={`/admin/activity?inquiry=${inquiry.reference}`}>
            {personalData.log}
          </Button>
        )}
      </Group>
    </InquiryFacts>
  );
  return (
    <>
      <InquiryHead
        inquiry={inquiry}
        staff={staff}
        hasDraft={reply.isWritten}
        isWide={isWide}
        onChange={query.reload}
        onSpam={() => setQuarantine(true)}
        onErase={erase}
      />
      <QueryError query={query} />
      <QuarantineNotice inquiry={inquiry} onRelease={() => setQuarantine(false)} />
      <InquiryMarks inquiry={inquiry} writers={writers} />
      <Grid gap="md" className={styles.desk}>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Paper withBorder p={{ base: 'md', sm: 'lg' }} mb="md">
            <Text component="h2" size="sm" fw={600} mb={4}>
              {texts.facts.detail}
            </Text>
            <Text className={styles.detail} lang={inquiry.language}>
              {inquiry.detail}
            </Text>
            <InquiryFiles inquiry={inquiry} />
            {!hasColumns && <div className={styles.folded}>{facts}</div>}
          </Paper>
          <ReplyForm
            inquiry={inquiry}
            template={template}
            values={values}
            draft={reply}
            answers={opened.answers}
            attachments={attachments.filter(
              ({ mail_id, account_id }) => mail_id === null && account_id === me.id,
            )}
            onAttachments={query.reload}
            onSent={tellSent}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          {hasColumns && (
            <Paper withBorder p="lg" mb="md">
              <Text component="h2" size="sm" fw={600} mb="xs">
                {texts.details}
              </Text>
              {facts}
            </Paper>
          )}
          <InquiryThread
            inquiry={inquiry}
            attachments={attachments}
            staff={staff}
            onResend={resend}
            onUndo={({ id: mail }) => undo(mail)}
          >
            <NoteForm inquiryId={id} draft={note} onAdded={query.reload} />
          </InquiryThread>
          <EarlierInquiries inquiryId={id} />
        </Grid.Col>
      </Grid>
      {inquiry.canBeAnswered && <ReplyJump />}
      <CorrectionDialog
        isOpen={isCorrecting}
        onClose={correcting.close}
        inquiry={inquiry}
        onCorrected={query.reload}
      />
    </>
  );
}
