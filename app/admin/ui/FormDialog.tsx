import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

interface Props<Values extends Record<string, unknown>> extends ActionFormProps<Values> {
  isOpen: boolean;
  title: string;
  /** What each opening begins with; without it, what was typed before is still there. */
  startWith?(): Values;
  onClose(): void;
}

/** A dialog with one form. */
export function FormDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { isOpen, title, startWith, onClose, ...rest } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens.
  useEffect(() => {
    if (!isOpen || !startWith) return;
    rest.form.setValues(startWith());
    rest.form.clearErrors();
    rest.onError?.(undefined);
  }, [isOpen]);

  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <ActionForm {...rest} />
    </Modal>
  );
}
