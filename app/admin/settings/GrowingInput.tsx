import { Textarea, type TextareaProps } from '@mantine/core';

interface Props extends Omit<TextareaProps, 'onChange'> {
  onChange?(value: string): void;
}

/** One line of text that is seen whole however long it is. */
export function GrowingInput({ onChange, ...props }: Props) {
  return (
    <Textarea
      autosize
      minRows={1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      {...props}
    />
  );
}
