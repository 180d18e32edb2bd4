import { Alert, Button, Text } from '@mantine/core';
import { addressOf } from '../api/routes.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  /** What has been erased. */
  message: string;
  /** One of the inquiries that were erased together. */
  inquiryId: string;
}

/** Says that something was erased, and gives the certificate to pass on. */
export function Certificate({ message, inquiryId }: Props) {
  const { personalData: says } = useWords();
  const address = addressOf('GET /inquiries/:id/certificate', { params: { id: inquiryId } });
  return (
    <Alert color="neutral" variant="light" mb="md">
      <Text size="sm">{message}</Text>
      <Text size="sm" c="dimmed" my="xs">
        {says.certificateHint}
      </Text>
      <Button component="a" href={address} target="_blank" rel="noopener" variant="default">
        {says.certificate}
      </Button>
    </Alert>
  );
}
