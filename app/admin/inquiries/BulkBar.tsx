import { Button, Menu } from '@mantine/core';
import { inquiryStatuses } from '#domain/inquiry.ts';
import type { InboxLine } from '#server/inquiries/inbox.ts';
import { useSession } from '../session/useSession.ts';
import { SelectedTools } from '../ui/SelectedTools.tsx';
import { useWords } from '../words/words.tsx';
import type { BulkActs } from './useBulkActs.ts';

interface Props {
  lines: readonly InboxLine[];
  acts: BulkActs;
  colleagues: readonly { id: string; name: string }[];
  onClear(): void;
}

/** What can be done with the chosen inquiries. */
export function BulkBar({ lines, acts, colleagues, onClear }: Props) {
  const { inbox: texts, inquiries } = useWords();
  const { me } = useSession();
  const areSpam = lines.every(({ isQuarantined }) => isQuarantined);
  const others = colleagues.filter(({ id }) => id !== me.id);
  const button = { size: 'xs', variant: 'default', disabled: acts.isBusy } as const;
  return (
    <SelectedTools label={texts.selected(lines.length)} onClear={onClear}>
      <Menu>
        <Menu.Target>
          <Button {...button}>{texts.assign}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => acts.assign(lines, me.id)}>{texts.assignMe}</Menu.Item>
          {others.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => acts.assign(lines, id)}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => acts.assign(lines, null)}>{inquiries.unassigned}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu>
        <Menu.Target>
          <Button {...button}>{texts.setStatus}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {inquiryStatuses.map((status) => (
            <Menu.Item key={status} onClick={() => acts.setStatus(lines, status)}>
              {inquiries.statuses[status]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button {...button} onClick={() => acts.setQuarantine(lines, !areSpam)}>
        {areSpam ? inquiries.releaseFromQuarantine : inquiries.moveToQuarantine}
      </Button>
    </SelectedTools>
  );
}
