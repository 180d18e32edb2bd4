import { useEffect } from 'react';
import type { MarkedKey } from '#domain/text-marks.ts';
import type { FrameEvent } from '../frame-messages.ts';
import styles from './PhoneCheck.module.css';
import { useFrame } from './useFrame.ts';

type Measured = Extract<FrameEvent, { type: 'measured' }>;

export type PhoneWarnings = Omit<Measured, 'type' | keyof MarkedKey>;

interface Props {
  address: string;
  typed: MarkedKey & { text: string };
  onWarn(warnings: PhoneWarnings): void;
}

const pause = 500;

/** The same page on the narrowest phone, out of sight: what is typed is tried there. */
export function PhoneCheck({ address, typed, onWarn }: Props) {
  const { frame, places, send } = useFrame(address, (event) => {
    if (event.type === 'measured') onWarn(event);
  });
  const isReady = places !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const { text, ...key } = typed;
    const timer = setTimeout(() => {
      send({ type: 'show', text, ...key });
      send({ type: 'measure', ...key });
    }, pause);
    return () => clearTimeout(timer);
  }, [isReady, typed, send]);
  return (
    <iframe
      ref={frame}
      className={styles.phone}
      src={address}
      title="360 px"
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
