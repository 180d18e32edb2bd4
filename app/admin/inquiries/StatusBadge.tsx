import { Badge } from '@mantine/core';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { useWords } from '../words/words.tsx';

/** Dark enough to be read on white; a new one stands out. */
const colours: Record<InquiryStatus, string> = {
  new: '#9a3412',
  'in progress': '#1e40af',
  answered: '#0a5c4d',
  closed: '#374151',
};

export function StatusBadge({ status }: { status: InquiryStatus }) {
  const { statuses } = useWords().inquiries;
  return (
    <Badge variant="outline" color={colours[status]} size="sm">
      {statuses[status]}
    </Badge>
  );
}
