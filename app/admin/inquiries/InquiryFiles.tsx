import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { InquiryFile } from '#server/files/inquiry-files.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { addressOf } from '../api/routes.ts';
import { type AdminWords, useWords } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';
import { ScanBadge } from './ScanBadge.tsx';
import { useInquiryFiles } from './useInquiryFiles.ts';

const previewTypes = ['jpg', 'png', 'webp'];

/** Downloads keep the visitor's bytes; a preview is drawn anew by the server. */
export function InquiryFiles({ inquiry }: { inquiry: OpenedInquiry }) {
  const { inquiries: texts } = useWords();
  const files = useInquiryFiles(inquiry).filter(({ purpose }) => purpose !== 'reply');
  if (files.length === 0) return null;
  return (
    <>
      <Text component="h2" size="sm" fw={600} mt="lg" mb={4}>
        {texts.attachments}
      </Text>
      {files.map((file) => (
        <FileLine key={file.id} file={file} inquiryId={inquiry.id} />
      ))}
    </>
  );
}

function FileLine({ file, inquiryId }: { file: InquiryFile; inquiryId: string }) {
  const params = { id: inquiryId, file: file.id };
  const { inquiries: texts } = useWords();
  const [isShown, setIsShown] = useState(false);
  const reason = blockedReason(file, texts.scanHints);
  return (
    <div className={styles.file}>
      <Group gap="4px 12px">
        {reason ? (
          <Text size="sm" className={styles.fileName}>
            {file.name}
          </Text>
        ) : (
          <Anchor
            className={styles.fileName}
            href={addressOf('GET /inquiries/:id/files/:file', { params })}
            download={file.name}
            size="sm"
            c="inherit"
            underline="always"
          >
            {file.name}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {file.purpose && file.purpose !== 'reply' && texts.purposes[file.purpose]} ·{' '}
          {Math.ceil(file.size / 1024)} KB
        </Text>
        <ScanBadge scan={file.scan} />
        {!reason && previewTypes.includes(file.type) && (
          <Button
            size="compact-xs"
            variant="light"
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {texts.preview}
          </Button>
        )}
      </Group>
      {reason && (
        <Text size="xs" c="dimmed" mt={2}>
          {reason}
        </Text>
      )}
      {!reason && isShown && (
        <img
          className={styles.preview}
          src={addressOf('GET /inquiries/:id/files/:file/preview', { params })}
          alt={file.name}
        />
      )}
    </div>
  );
}

/** Undefined when the file may be opened. */
function blockedReason(
  { scan, scanError, signature }: InquiryFile,
  hints: AdminWords['inquiries']['scanHints'],
): string | undefined {
  if (scan === 'infected') return hints.infected(signature ?? '');
  if (scan === 'waiting') return hints.waiting;
  return scan === 'held' ? hints[scanError ?? 'failed'] : undefined;
}
