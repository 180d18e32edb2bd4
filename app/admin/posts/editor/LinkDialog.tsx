import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Editor } from '@tiptap/core';
import { completeLink } from '#domain/link-address.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  editor: Editor | null;
  isOpen: boolean;
  onClose(): void;
}

/** The address of the selected words; what was meant is completed, what leads nowhere refused. */
export function LinkDialog({ editor, isOpen, onClose }: Props) {
  const texts = useWords().postDesk.link;
  const form = useForm({
    initialValues: { address: '' },
    validate: { address: (address) => (completeLink(address) ? null : texts.invalid) },
  });
  const current = String(editor?.getAttributes('link').href ?? '');

  async function apply({ address }: typeof form.values) {
    const href = completeLink(address);
    if (!editor || !href) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const isNothingSelected = editor.state.selection.empty && !current;
    if (isNothingSelected) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [linkTo(href)] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={texts.title}
      startWith={() => ({ address: current })}
      onClose={onClose}
      form={form}
      onSubmit={apply}
      submitLabel={texts.apply}
    >
      <TextInput
        name="address"
        inputMode="url"
        label={texts.address}
        description={texts.hint}
        placeholder="https://"
        data-autofocus
        {...form.getInputProps('address')}
      />
      {current && (
        <Button
          variant="default"
          onClick={() => {
            editor?.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {texts.remove}
        </Button>
      )}
    </FormDialog>
  );
}

const linkTo = (href: string) => ({ type: 'link', attrs: { href } });
