import { Badge, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useWords } from '../words/words.tsx';
import styles from './PartList.module.css';
import { addressOf, type PartName, partNames } from './parts.ts';

interface Props {
  current: PartName;
  /** In which something is not set up. */
  open: readonly PartName[];
}

/** Where else to go in the settings: a list beside them, a row above them, on a phone a choice. */
export function PartList({ current, open }: Props) {
  const { settings: texts } = useWords();
  const navigate = useNavigate();
  return (
    <>
      <nav className={styles.list} aria-label={texts.parts}>
        {partNames.map((name) => (
          <Link
            key={name}
            to={addressOf(name)}
            aria-current={name === current ? 'true' : undefined}
            preventScrollReset
          >
            {texts.partNames[name]}
            {open.includes(name) && (
              <Badge color="attention" className={styles.mark}>
                {texts.notSetUp}
              </Badge>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.choice}>
        <NativeSelect
          aria-label={texts.parts}
          value={current}
          onChange={({ currentTarget }) => navigate(addressOf(currentTarget.value as PartName))}
          data={partNames.map((value) => ({
            value,
            label: open.includes(value)
              ? `${texts.partNames[value]} · ${texts.notSetUp}`
              : texts.partNames[value],
          }))}
        />
      </div>
    </>
  );
}
