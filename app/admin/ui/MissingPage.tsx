import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { Icon } from './Icon.tsx';
import { PageHead } from './PageHead.tsx';

interface Props {
  title: string;
  /** Where what there is can be found. */
  list: { to: string; label: string };
}

/** In place of what an address names and the server does not have: trying again would not help. */
export function MissingPage({ title, list }: Props) {
  const { missing } = useWords().frame;
  return (
    <>
      <PageHead title={title} hint={missing} />
      <Button component={Link} to={list.to} leftSection={<Icon name="back" size={16} />}>
        {list.label}
      </Button>
    </>
  );
}
