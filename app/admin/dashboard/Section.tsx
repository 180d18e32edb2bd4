import { Text, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import styles from './Section.module.css';

interface Props {
  /** To be led to from elsewhere. */
  id: string;
  title: string;
  /** What is inside, said while it is folded. */
  names: readonly string[];
  children: ReactNode;
}

/** A part of the overview that folds; where it would be long, it is folded until somebody wants it. */
export function Section({ id, title, names, children }: Props) {
  const [isOpen, setIsOpen] = useState(() => matchMedia('(width >= 992px)').matches);
  const bodyId = useId();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new with each way here.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    setIsOpen(true);
    document.getElementById(id)?.focus();
  }, [hash, key, id]);
  return (
    <>
      <Title order={2} size="h3" className={styles.head}>
        <UnstyledButton
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron" />
          {title}
        </UnstyledButton>
        {!isOpen && (
          <Text size="sm" c="dimmed" className={styles.names}>
            {names.join(' · ')}
          </Text>
        )}
      </Title>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
