import { Button, Menu, Select } from '@mantine/core';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import { mayAnswerInquiries } from '#domain/staff.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import styles from './InquiryHead.module.css';
import { InquiryNeighbors } from './InquiryNeighbors.tsx';
import { InquiryShortcuts } from './InquiryShortcuts.tsx';

const openStatuses = ['new', 'in progress', 'answered'] as const;

interface Props {
  inquiry: OpenedInquiry;
  staff: AnswerOf<'GET /inquiries/staff'>['staff'];
  /** Whether a reply is being written. */
  hasDraft: boolean;
  /** Whether what is done with it fits beside its name. */
  isWide: boolean;
  onChange(): void;
  onSpam(): void;
  onErase(): void;
}

/** Whose inquiry it is, who answers it, and how far that is. */
export function InquiryHead(props: Props) {
  const { inquiry, staff, hasDraft, isWide, onChange, onSpam, onErase } = props;
  const { inquiries: texts, inbox, conversation } = useWords();
  const { closing } = conversation;
  const { me } = useSession();
  const [run] = useAction();
  const confirm = useConfirm();
  const params = { id: inquiry.id };
  const isClosed = inquiry.status === 'closed';

  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      onChange();
    });
  const setStatus = (status: InquiryStatus) =>
    act(() => request('POST /inquiries/:id/status', { params, body: { status } }));

  /** Whoever closes it should know that the visitor has no answer. */
  function unsent(): string | undefined {
    if (hasDraft) return closing.draft;
    if (inquiry.reply_state === 'failed') return closing.failed;
    if (inquiry.reply_state !== 'waiting') return undefined;
    return me.noMail ? closing.noMail(maxRetentionDays) : closing.waiting;
  }

  async function close() {
    const text = [unsent(), texts.closeText(inquiry.retentionDays)].filter(Boolean).join(' ');
    if (await confirm({ title: texts.closeTitle, text, yes: texts.close })) {
      await setStatus('closed');
    }
  }

  const tools = (
    <div className={styles.tools}>
      <Select
        aria-label={texts.assignee}
        data-shortcut="assign"
        placeholder={texts.unassigned}
        data={staff
          .filter((person) => mayAnswerInquiries(person) && person.state === 'active')
          .map(({ id: value, name: label }) => ({ value, label }))}
        value={inquiry.assigned_to}
        onChange={(to) =>
          act(() => request('POST /inquiries/:id/assignment', { params, body: { to } }))
        }
        clearable
      />
      {!isClosed && (
        <Select
          aria-label={texts.move}
          data={openStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
          value={inquiry.status}
          onChange={(status) => status && setStatus(status)}
          allowDeselect={false}
        />
      )}
      {isClosed ? (
        <Button variant="light" onClick={() => setStatus('in progress')}>
          {texts.reopen}
        </Button>
      ) : (
        <Button variant="default" onClick={close}>
          {texts.close}
        </Button>
      )}
      <div className={styles.small}>
        <InquiryNeighbors inquiryId={inquiry.id} />
        <MoreMenu label={inbox.moreActs}>
          {inquiry.quarantined !== 1 && (
            <Menu.Item onClick={onSpam}>{texts.moveToQuarantine}</Menu.Item>
          )}
          <Menu.Item color="danger" onClick={onErase}>
            {texts.erase}
          </Menu.Item>
        </MoreMenu>
      </div>
    </div>
  );
  const head = { title: inquiry.company_name || inquiry.name, hint: inquiry.reference };
  return isWide ? (
    <PageHead {...head}>
      <InquiryShortcuts onClose={() => !isClosed && close()} />
      {tools}
    </PageHead>
  ) : (
    <>
      <PageHead {...head} />
      <InquiryShortcuts onClose={() => !isClosed && close()} isHidden />
      {tools}
    </>
  );
}
