import { Badge } from '@mantine/core';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { useWords } from '../words/words.tsx';

const colors: Record<InquiryStatus, string> = {
  new: 'attention',
  'in progress': 'progress',
  answered: 'done',
  closed: 'neutral',
};

export function StatusBadge({ status }: { status: InquiryStatus }) {
  const { statuses } = useWords().inquiries;
  return <Badge color={colors[status]}>{statuses[status]}</Badge>;
}
