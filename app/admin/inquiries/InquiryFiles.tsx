import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { OpenedInquiry } from '#server/inquiries/desk.ts';
import { useWords } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';

const drawable = ['jpg', 'png', 'webp'];

/** Downloads keep the visitor's bytes; a preview is drawn anew by the server. */
export function InquiryFiles({ inquiry }: { inquiry: OpenedInquiry }) {
  const { inquiries: texts } = useWords();
  const [shown, setShown] = useState<string>();
  if (inquiry.files.length === 0) return null;
  return (
    <>
      <Text component="h2" size="sm" fw={600} mt="lg" mb={4}>
        {texts.attachments}
      </Text>
      {inquiry.files.map((file) => {
        const address = `/api/admin/inquiries/${inquiry.id}/files/${file.id}`;
        return (
          <div key={file.id}>
            <Group gap="sm">
              <Anchor
                href={address}
                download={file.name}
                size="sm"
                c="var(--ink)"
                underline="always"
              >
                {file.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {file.purpose && texts.purposes[file.purpose]} · {Math.ceil(file.size / 1024)} KB
              </Text>
              {drawable.includes(file.type) && (
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-expanded={shown === file.id}
                  onClick={() => setShown(shown === file.id ? undefined : file.id)}
                >
                  {texts.preview}
                </Button>
              )}
            </Group>
            {shown === file.id && (
              <img className={styles.preview} src={`${address}/preview`} alt={file.name} />
            )}
          </div>
        );
      })}
    </>
  );
}
