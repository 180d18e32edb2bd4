import { Button, Group, Input, Text } from '@mantine/core';
import { useState } from 'react';
import { type Logo, logoAddress } from '#domain/company.ts';
import { request } from '../api/request.ts';
import { FilePick } from '../ui/FilePick.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import styles from './LogoField.module.css';

interface Props {
  label: string;
  hint: string;
  /** For dark ground alone, so it need not be seen on light. */
  isDark?: boolean;
  value?: Logo | null;
  error?: string | undefined;
  onChange(logo: Logo | null): void;
}

/** A logo as it will be seen by day and by night; it is shown to visitors when all is saved. */
export function LogoField({ label, hint, isDark, value, error, onChange }: Props) {
  const { company: texts } = useWords();
  const [run, isBusy] = useAction();
  const [leftOut, setLeftOut] = useState<string[]>([]);

  async function upload(file: File) {
    await run(
      async () => {
        const kept = await request('POST /settings/logos', {
          body: new Blob([file], { type: 'application/octet-stream' }),
        });
        setLeftOut(kept.leftOut);
        onChange(kept.logo);
      },
      ({ status }) => ({ 413: texts.tooLarge, 415: texts.wrongFile })[status],
    );
  }

  return (
    <Input.Wrapper label={label} description={hint} error={error} labelElement="div">
      <div className={styles.field}>
        {value && (
          <div className={styles.grounds}>
            {!isDark && <Ground logo={value} name={texts.onLight} className={styles.light} />}
            <Ground logo={value} name={texts.onDark} className={styles.dark} />
          </div>
        )}
        <Group gap="xs">
          <FilePick
            label={texts.pick}
            name={texts.pickFor(label)}
            accept=".svg,.png,image/svg+xml,image/png"
            isDisabled={isBusy}
            onPick={upload}
          />
          {value && (
            <Button
              variant="subtle"
              aria-label={texts.removeFor(label)}
              onClick={() => {
                setLeftOut([]);
                onChange(null);
              }}
            >
              {texts.remove}
            </Button>
          )}
        </Group>
        {value && leftOut.length > 0 && (
          <Text size="sm" role="status">
            {texts.leftOut(leftOut.join(', '))}
          </Text>
        )}
      </div>
    </Input.Wrapper>
  );
}

interface GroundProps {
  logo: Logo;
  name: string;
  className: string | undefined;
}

function Ground({ logo, name, className }: GroundProps) {
  return (
    <figure className={className}>
      <img src={logoAddress(logo)} alt="" width={logo.width} height={logo.height} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
