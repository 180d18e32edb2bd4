import { Badge } from '@mantine/core';
import type { InquiryFile, ScanState } from '#server/files/inquiry-files.ts';
import { useWords } from '../words/words.tsx';

const colors: Record<ScanState, string> = {
  clean: 'done',
  waiting: 'progress',
  held: 'attention',
  infected: 'danger',
  unscanned: 'neutral',
};

export function ScanBadge({ scan }: Pick<InquiryFile, 'scan'>) {
  const { scans } = useWords().inquiries;
  const variant = scan === 'infected' ? 'filled' : 'outline';
  return (
    <Badge variant={variant} color={colors[scan]}>
      {scans[scan]}
    </Badge>
  );
}
