import { Alert, Button, Loader } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import styles from './PageFrame.module.css';

/** In CSS pixels: as wide as the page believes its window to be. */
export const frameWidths = { desktop: 1366, tablet: 768, phone: 390 } as const;

export type FrameWidth = keyof typeof frameWidths;

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Counts how often the same page was loaded again. */
  loads: number;
  address: string;
  width: FrameWidth;
  title: string;
  isReady: boolean;
  hasFailed: boolean;
  onReload(): void;
}

/** The page as visitors see it, made smaller where there is less room than it needs. */
export function PageFrame({ frame, loads, address, width, title, ...state }: Props) {
  const words = useWords().siteFrame;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const wanted = frameWidths[width];
  const scale = Math.min(1, room.width / wanted) || 1;
  return (
    <div ref={box} className={styles.box} aria-busy={!state.isReady && !state.hasFailed}>
      <iframe
        key={`${address} ${loads}`}
        ref={frame}
        className={styles.frame}
        title={title}
        src={address}
        style={{
          width: wanted,
          height: room.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room.width - wanted * scale) / 2),
        }}
      />
      {!state.isReady && !state.hasFailed && <Loader className={styles.loader} />}
      {state.hasFailed && (
        <Alert color="attention" className={styles.failed} role="alert">
          {words.failed}{' '}
          <Button size="compact-sm" variant="light" onClick={state.onReload}>
            {words.reload}
          </Button>
        </Alert>
      )}
    </div>
  );
}
