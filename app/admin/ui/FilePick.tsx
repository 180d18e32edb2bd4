import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';

interface Props {
  label: string;
  /** What it is for, where the label alone does not say. */
  name?: string;
  accept: string;
  isDisabled: boolean;
  size?: string;
  onPick(file: File): void;
}

/** A button that asks for one file. */
export function FilePick({ label, name = label, accept, isDisabled, size = 'sm', onPick }: Props) {
  const resetInput = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      // So that the same file can be picked again.
      resetRef={resetInput}
      onChange={(file) => {
        if (file) onPick(file);
        resetInput.current?.();
      }}
      inputProps={{ 'aria-label': name }}
    >
      {(props) => (
        <Button {...props} aria-label={name} size={size} variant="default" disabled={isDisabled}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
