import { Badge } from '@mantine/core';
import type { InquiryStatus } from '#server/inquiries/schema.ts';
import { useWords } from '../words/words.tsx';

const colours: Record<InquiryStatus, string> = {
  new: 'orange.9',
  'in progress': 'blue.9',
  answered: 'glow.9',
  closed: 'gray.8',
};

export function StatusBadge({ status }: { status: InquiryStatus }) {
  const { statuses } = useWords().inquiries;
  return (
    <Badge variant="outline" color={colours[status]} size="sm">
      {statuses[status]}
    </Badge>
  );
}
