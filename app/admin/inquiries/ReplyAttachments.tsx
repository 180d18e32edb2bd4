import { Button, Group, Menu, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { attachmentLimit, maxAttachments } from '#domain/reply.ts';
import { acceptedFiles } from '#domain/upload.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { type ApiError, request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { FilePick } from '../ui/FilePick.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import { type Attachment, AttachmentLine } from './AttachmentLine.tsx';
import { ScanBadge } from './ScanBadge.tsx';
import { useInquiryFiles } from './useInquiryFiles.ts';

interface Props {
  inquiry: OpenedInquiry;
  /** Of the reply that is being written. */
  attachments: Attachment[];
  onChange(): void;
  /** Another way to complete the reply. */
  children: ReactNode;
}

/** What goes with the reply: files of one's own, and reports that everybody may read. */
export function ReplyAttachments({ inquiry, attachments, onChange, children }: Props) {
  const { attachments: texts } = useWords().conversation;
  const { data } = useQuery('GET /inquiries/reports');
  const files = useInquiryFiles(inquiry);
  const [run, isBusy] = useAction();
  const params = { id: inquiry.id };
  const reports = data?.reports ?? [];

  const describe = ({ fields }: ApiError) => texts.errors[fields.file ?? ''];
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      onChange();
    }, describe);

  function upload(file: File) {
    const query = new URLSearchParams({ name: file.name });
    const body = new Blob([file], { type: 'application/octet-stream' });
    return act(() => request('POST /inquiries/:id/attachments', { params, query, body }));
  }

  return (
    <div>
      {attachments.map((attachment) => {
        const scan = files.find(({ id }) => id === attachment.file_id)?.scan;
        const label = texts.remove(attachment.name);
        return (
          <AttachmentLine key={attachment.id} inquiryId={inquiry.id} attachment={attachment}>
            {scan && scan !== 'unscanned' && <ScanBadge scan={scan} />}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={label}
              onClick={() =>
                act(() =>
                  request('DELETE /inquiries/:id/attachments/:attachment', {
                    params: { ...params, attachment: attachment.id },
                  }),
                )
              }
            >
              {texts.removeShort}
            </Button>
          </AttachmentLine>
        );
      })}
      <Group gap="sm" mt="xs">
        {children}
        <FilePick
          label={isBusy ? texts.adding : texts.addFile}
          accept={acceptedFiles}
          isDisabled={isBusy}
          size="xs"
          onPick={upload}
        />
        {reports.length > 0 && (
          <Menu>
            <Menu.Target>
              <Button variant="default" size="xs" disabled={isBusy}>
                {texts.addReport}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {reports.map(({ hash, name }) => (
                <Menu.Item
                  key={hash}
                  onClick={() =>
                    act(() =>
                      request('POST /inquiries/:id/attached-reports', { params, body: { hash } }),
                    )
                  }
                >
                  {name}.pdf
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <Text size="xs" c="dimmed">
          {texts.limit(maxAttachments, formatBytes(attachmentLimit))}
        </Text>
      </Group>
    </div>
  );
}
