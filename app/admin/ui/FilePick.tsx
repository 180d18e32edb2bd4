import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';

interface Props {
  label: string;
  accept: string;
  isDisabled: boolean;
  size?: string;
  onPick(file: File): void;
}

/** A button that asks for one file. */
export function FilePick({ label, accept, isDisabled, size = 'sm', onPick }: Props) {
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
      inputProps={{ 'aria-label': label }}
    >
      {(props) => (
        <Button {...props} size={size} variant="default" disabled={isDisabled}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
