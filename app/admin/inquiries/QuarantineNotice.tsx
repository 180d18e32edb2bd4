import { Alert, Button } from '@mantine/core';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  onRelease(): void;
}

/** Above an inquiry that lies apart: why, and what to do before answering. */
export function QuarantineNotice({ inquiry, onRelease }: Props) {
  const { inbox: texts, inquiries } = useWords();
  if (inquiry.quarantined !== 1) return null;
  const signals = inquiry.spam_signals.split(',').filter(Boolean);
  const reasons = signals.map((signal) => inquiries.spamSignals[signal] ?? signal).join(', ');
  return (
    <Alert color="attention" variant="light" mb="md" title={texts.quarantineTitle}>
      {reasons ? texts.quarantineReasons(reasons) : texts.quarantineByHand} {texts.quarantineHint}
      <Button size="xs" variant="default" mt="xs" display="block" onClick={onRelease}>
        {inquiries.releaseFromQuarantine}
      </Button>
    </Alert>
  );
}
