import { ActionIcon, Anchor, CopyButton } from '@mantine/core';
import { looksLikeEmail } from '#domain/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './ContactFact.module.css';

type Contact = 'phoneNumber' | 'email' | 'homePageAddress';

/** Where a click leads; undefined when what the visitor typed leads nowhere. */
export function contactAddress(contact: Contact, text: string): string | undefined {
  const written = text.trim();
  if (contact === 'email') return looksLikeEmail(written) ? `mailto:${written}` : undefined;
  if (contact === 'phoneNumber') {
    const digits = written.replace(/[^\d+]/g, '');
    return /^\+?\d{3,20}$/.test(digits) ? `tel:${digits}` : undefined;
  }
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  const isHost = /^https?:\/\/[^\s/@:]+\.[^\s/@:]{2,}(?:[/:?#]\S*)?$/i.test(address);
  return isHost ? address : undefined;
}

interface Props {
  contact: Contact;
  text: string;
  label: string;
}

/** To call, to write, to visit, or to copy. */
export function ContactFact({ contact, text, label }: Props) {
  const { inbox, frame } = useWords();
  const address = contactAddress(contact, text);
  const isElsewhere = contact === 'homePageAddress';
  return (
    <span className={styles.contact}>
      {address ? (
        <Anchor
          inherit
          href={address}
          {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
        >
          {text}
        </Anchor>
      ) : (
        text
      )}
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="neutral"
            size="sm"
            onClick={copy}
            aria-label={copied ? frame.copied : inbox.copy(label)}
            title={copied ? frame.copied : inbox.copy(label)}
          >
            <Icon name={copied ? 'check' : 'copy'} size={14} />
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
