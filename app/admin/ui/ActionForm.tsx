import { Button, type ButtonProps, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorBox } from './ErrorBox.tsx';
import { type DescribeError, useAction } from './useAction.ts';

export interface ActionFormProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** When it fails, everything typed stays. */
  onSubmit(values: Values): Promise<unknown>;
  describeError?: DescribeError;
  /** With `onError`, an error is shown above the fields instead of as a notification. */
  error?: string | undefined;
  onError?(message: string | undefined): void;
  /** Told of the first wrong field, before it takes the focus: it may have to be brought in sight. */
  onWrong?(field: HTMLElement): void;
  submitLabel: string;
  submitProps?: ButtonProps;
  /** Where the button stands; after the fields, unless said otherwise. */
  renderSubmit?(button: ReactNode): ReactNode;
  hint?: ReactNode;
  label?: string;
  children: ReactNode;
}

/** Fields, and the button that sends them. */
export function ActionForm<Values extends Record<string, unknown>>(props: ActionFormProps<Values>) {
  const { form, onSubmit, describeError, error, onError, submitLabel, submitProps } = props;
  const { onWrong } = props;
  const element = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  const [run, isBusy] = useAction(onError);
  const submit = form.onSubmit((values) => run(() => onSubmit(values), describeError));

  // The first wrong field may be far above the button.
  useEffect(() => {
    if (!isAwaited.current || Object.keys(form.errors).length === 0) return;
    isAwaited.current = false;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) onWrong?.(wrong);
    wrong?.focus();
  }, [form.errors, onWrong]);

  function send(event: FormEvent<HTMLFormElement>) {
    // A dialog is drawn outside the form around it, but React passes its events on to that form.
    event.stopPropagation();
    isAwaited.current = true;
    submit(event);
  }

  const button = (
    <Button type="submit" loading={isBusy} {...submitProps}>
      {submitLabel}
    </Button>
  );
  return (
    <form ref={element} onSubmit={send} aria-label={props.label}>
      <Stack>
        {props.hint}
        <ErrorBox message={error} />
        {props.children}
        {props.renderSubmit ? props.renderSubmit(button) : button}
      </Stack>
    </form>
  );
}
