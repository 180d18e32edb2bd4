import type { Words } from '#content/words.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Features.module.css';

interface Props {
  words: Words['product-multi']['features'];
}

const rooms = ['office', 'hospital', 'hotel', 'daycare'] as const;

interface ApplicationsProps extends Props {
  alt: string;
  illustration: string;
}

/** Where the filter is used: the devices on one picture, each with its name, and the rooms by theirs. */
export function Applications({ words, alt, illustration }: ApplicationsProps) {
  return (
    <>
      <figure className={styles.devices}>
        <Picture of="devices" alt={alt} className={styles.picture} />
        <ul>
          {words.devices.map((device) => (
            <li key={device}>{device}</li>
          ))}
        </ul>
        <figcaption>{illustration}</figcaption>
      </figure>
      <div className={styles.rooms}>
        <h3>{words.applications}</h3>
        <ul>
          {rooms.map((room) => (
            <li key={room}>{words.rooms[room]}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function Features({ words }: Props) {
  return (
    <div className={styles.features}>
      <DescriptionList entries={words.list} className={styles.list} />
      <p>{words.applicationNote}</p>
    </div>
  );
}
