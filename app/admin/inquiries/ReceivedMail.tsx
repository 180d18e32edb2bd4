import { Anchor, Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { addressOf } from '../api/routes.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  /** As the event of the thread names it. */
  id: string;
}

/** A mail that came back about an inquiry: what is new in it, and on demand what it quotes. */
export function ReceivedMail({ inquiry, id }: Props) {
  const { receivedMails: texts } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const mail = inquiry.received.find((each) => each.id === id);
  if (!mail) return null;
  const files = inquiry.files.filter((file) => mail.fileIds.includes(file.id));
  const sender = mail.senderName ? `${mail.senderName} <${mail.sender}>` : mail.sender;
  const isOther =
    mail.kind === 'answer' && mail.sender.toLowerCase() !== inquiry.email.toLowerCase();
  const isCut = mail.text !== mail.wholeText;
  return (
    <>
      <Text size="xs" c="dimmed">
        {texts.from(sender)}
        {isOther && ` · ${texts.otherSender}`}
      </Text>
      {texts.kinds[mail.kind] && (
        <Text size="sm" fw={mail.kind === 'automatic' ? undefined : 600}>
          {texts.kinds[mail.kind]}
        </Text>
      )}
      <Text size="sm" fw={600}>
        {mail.subject}
      </Text>
      <Text size="sm" component="p">
        {(isWhole ? mail.wholeText : mail.text) || texts.noText}
      </Text>
      {isCut && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showNew : texts.showAll}
        </Button>
      )}
      {files.map((file) => (
        <Text key={file.id} size="sm">
          {file.scan === 'clean' || file.scan === 'unscanned' ? (
            <Anchor
              href={addressOf('GET /inquiries/:id/files/:file', {
                params: { id: inquiry.id, file: file.id },
              })}
              download={file.name}
              size="sm"
            >
              {file.name}
            </Anchor>
          ) : (
            file.name
          )}
        </Text>
      ))}
      {mail.refusedFiles.length > 0 && (
        <>
          <Text size="xs" fw={600} mt={4}>
            {texts.refused}
          </Text>
          <List size="xs">
            {mail.refusedFiles.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name.
              <List.Item key={at}>
                {name}: {texts.refusals[reason]}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}
