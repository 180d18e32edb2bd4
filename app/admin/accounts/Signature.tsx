import { Button, Skeleton, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { signatureLimit } from '#domain/saved-reply.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

/** What stands at the end of one's own replies. */
export function Signature() {
  const query = useQuery('GET /me/signature');
  if (query.error) return <QueryError query={query} />;
  return query.data ? <SignatureForm text={query.data.text} /> : <Skeleton height={120} />;
}

function SignatureForm({ text }: { text: string }) {
  const words = useWords();
  const { signature: texts } = words.conversation;
  const [run, isBusy] = useAction();
  const form = useForm({ initialValues: { text } });

  async function save(body: typeof form.values) {
    if (await run(() => request('PUT /me/signature', { body }))) notify(words.frame.saved);
  }

  return (
    <form onSubmit={form.onSubmit(save)}>
      <Stack align="flex-start">
        <Textarea
          aria-label={texts.label}
          description={texts.hint}
          autosize
          minRows={3}
          maxLength={signatureLimit}
          w="100%"
          {...form.getInputProps('text')}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {words.frame.save}
        </Button>
      </Stack>
    </form>
  );
}
