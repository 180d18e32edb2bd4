import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AnswerOf } from '../api/routes.ts';
import { addressOf } from '../api/routes.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import styles from './InquiryFacts.module.css';

export type Attachment = AnswerOf<'GET /inquiries/:id'>['attachments'][number];

interface Props {
  inquiryId: string;
  attachment: Attachment;
  children?: ReactNode;
}

/** What goes with a reply, to be opened again. */
export function AttachmentLine({ inquiryId, attachment, children }: Props) {
  const { file_id, report, name, size } = attachment;
  const address = file_id
    ? addressOf('GET /inquiries/:id/files/:file', { params: { id: inquiryId, file: file_id } })
    : `/reports/${report?.slice(0, 12)}/${name}`;
  return (
    <Group gap="4px 12px" className={styles.file} data-attachment={name}>
      <Anchor
        className={styles.fileName}
        href={address}
        {...(file_id && { download: name })}
        size="sm"
        c="inherit"
        underline="always"
      >
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {formatBytes(Math.max(Number(size), 100))}
      </Text>
      {children}
    </Group>
  );
}
