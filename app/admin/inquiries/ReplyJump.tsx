import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { focusOn } from './InquiryShortcuts.tsx';
import styles from './ReplyJump.module.css';

/** On a phone: the way to the reply from wherever it is out of sight. */
export function ReplyJump() {
  const { keys } = useWords().inbox;
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const form = document.getElementById('reply');
    if (!form) return;
    // A sliver of it at an edge is nothing to write in.
    const observer = new IntersectionObserver(
      ([entry]) => setIsAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-25% 0px -15%' },
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.jump} hidden={!isAway}>
      <Button fullWidth h={44} onClick={() => focusOn('reply')}>
        {keys.reply}
      </Button>
    </div>
  );
}
