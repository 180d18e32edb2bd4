import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ServerFault } from '#domain/mail-server.ts';
import type { ApiError } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import type { ServerValues } from './ServerFields.tsx';

interface Confirmed {
  /** Of whoever asks, when their sign-in is a while ago. */
  password?: string | undefined;
}

type Typed<Values> = Omit<Values, 'password'> & Confirmed;

interface Options<Values extends ServerValues> {
  form: UseFormReturnType<Values>;
  save(body: { server: Typed<Values> } & Confirmed): Promise<unknown>;
  test(body: { server: Typed<Values> } & Confirmed): Promise<{ fault: ServerFault | null }>;
  remove(body: Confirmed): Promise<unknown>;
  removal: { title: string; text: string };
  onChange(): void;
}

/** What is done with a server that an owner sets up: tried, saved, removed. */
export function useServerForm<Values extends ServerValues>(options: Options<Values>) {
  const { form, save, test, remove, removal, onChange } = options;
  const words = useWords();
  const { mailServer: texts } = words;
  const { refresh } = useSession();
  const confirm = useConfirm();
  const [run, isBusy] = useAction();
  const [needsPassword, setNeedsPassword] = useState(false);
  const [ownPassword, setOwnPassword] = useState('');
  const [outcome, setOutcome] = useState<ServerFault | 'works'>();
  const confirmed = needsPassword ? { password: ownPassword } : {};

  function typed() {
    const { password, ...server } = form.values;
    const body = { ...server, ...(password && { password }) };
    return { server: body as Typed<Values>, ...confirmed };
  }

  function describeError({ fields }: ApiError) {
    if (fields.password) {
      setNeedsPassword(true);
      return words.session.passwordErrors[fields.password];
    }
    const wrong = Object.keys(fields).filter((name) => name.startsWith('server.'));
    for (const field of wrong.map((name) => name.replace('server.', ''))) {
      const text = field === 'password' ? texts.passwordAgain : texts.wrong[field];
      form.setFieldError(field, text ?? words.settings.wrongField);
    }
    return wrong.length > 0 ? words.settings.wrong : undefined;
  }

  async function afterChange(message: string) {
    notify(message);
    setNeedsPassword(false);
    setOwnPassword('');
    onChange();
    // Pages say whether mails are sent.
    await refresh();
  }

  return {
    isBusy,
    outcome,
    needsPassword,
    ownPassword,
    setOwnPassword,
    describeError,
    async save() {
      setOutcome(undefined);
      await save(typed());
      form.setFieldValue('password', '' as never);
      await afterChange(texts.saved);
    },
    async test() {
      setOutcome(undefined);
      if (form.validate().hasErrors) return;
      await run(async () => {
        const { fault } = await test(typed());
        setOutcome(fault ?? 'works');
      }, describeError);
    },
    async remove() {
      const question = { ...removal, yes: texts.remove, isDangerous: true };
      if (!(await confirm(question))) return;
      await run(async () => {
        await remove(confirmed);
        await afterChange(texts.removed);
      }, describeError);
    },
  };
}
