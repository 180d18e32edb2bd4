import { Button, type ButtonProps, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent, ReactNode } from 'react';
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
  submitLabel: string;
  submitProps?: ButtonProps;
  hint?: ReactNode;
  label?: string;
  children: ReactNode;
}

/** Fields, and the button that sends them. */
export function ActionForm<Values extends Record<string, unknown>>(props: ActionFormProps<Values>) {
  const { form, onSubmit, describeError, error, onError, submitLabel, submitProps } = props;
  const [run, isBusy] = useAction(onError);
  const submit = form.onSubmit((values) => run(() => onSubmit(values), describeError));

  function send(event: FormEvent<HTMLFormElement>) {
    // A dialog is drawn outside the form around it, but React passes its events on to that form.
    event.stopPropagation();
    submit(event);
  }

  return (
    <form onSubmit={send} aria-label={props.label}>
      <Stack>
        {props.hint}
        <ErrorBox message={error} />
        {props.children}
        <Button type="submit" loading={isBusy} {...submitProps}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
