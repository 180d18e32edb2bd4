import { Text, Title } from '@mantine/core';
import { useWords } from '../words/words.tsx';
import styles from './NoCases.module.css';

/** Before there is a case: what one will look like, and how it comes about. */
export function NoCases() {
  const { cases: texts } = useWords();
  return (
    <div className={styles.sheet}>
      <div className={styles.empty}>
        <Drawing />
        <div>
          <Title order={2} size="h4">
            {texts.empty.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.empty.hint}
          </Text>
          <ol className={styles.steps}>
            {texts.empty.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** A room before and after, divided by the line that visitors move, and what is said below it. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 240" aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="319" height="239" rx="8" />
      <path className={styles.before} d="M16 16h144v124H16z" />
      <path className={styles.after} d="M160 16h144v124H160z" />
      <path
        className={styles.room}
        d="M16.75 116h286.5M40 116V76h56v40M68 76v40M224 116V64h48v52M248 64v52"
      />
      <path
        className={styles.dust}
        d="M36 36h.1M60 52h.1M84 34h.1M112 48h.1M132 70h.1M116 96h.1M140 32h.1M44 60h.1"
      />
      <path className={styles.line} d="M160 16v124" />
      <circle className={styles.handle} cx="160" cy="78" r="11" />
      <path className={styles.arrows} d="m157 74-4 4 4 4M163 74l4 4-4 4" />
      <path className={styles.words} d="M19.5 160h116M19.5 176h172" />
      <path className={styles.words} d="M19.5 204h48" />
      <path className={styles.arrows} d="M80 204h20m-6-5 6 5-6 5" />
      <path className={styles.figure} d="M112 204h32" />
    </svg>
  );
}
