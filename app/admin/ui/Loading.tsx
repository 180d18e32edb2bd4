import { Loader, type LoaderProps } from '@mantine/core';
import { useWords } from '../words/words.tsx';

export function Loading(props: LoaderProps) {
  const { loading } = useWords().frame;
  return <Loader type="dots" role="status" aria-label={loading} {...props} />;
}
