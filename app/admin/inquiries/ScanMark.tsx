import { Badge } from '@mantine/core';
import type { InquiryFile, ScanState } from '#server/files/inquiry-files.ts';
import { useWords } from '../words/words.tsx';

/** Dark enough to be read on white. */
const colours: Record<ScanState, string> = {
  clean: '#0a5c4d',
  waiting: '#1e40af',
  held: '#9a3412',
  infected: '#991b1b',
  unscanned: '#374151',
};

export function ScanMark({ scan }: Pick<InquiryFile, 'scan'>) {
  const { scans } = useWords().inquiries;
  const variant = scan === 'infected' ? 'filled' : 'outline';
  return (
    <Badge variant={variant} color={colours[scan]} size="sm">
      {scans[scan]}
    </Badge>
  );
}
