import type { Words } from '#content/words.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Features.module.css';

interface Props {
  words: Words['product-multi']['features'];
}

const rooms = ['office', 'hospital', 'hotel', 'daycare'] as const;

/** Where the filter is used: devices by their names, rooms by their pictures. */
export function Applications({ words }: Props) {
  return (
    <>
      <div className={styles.devices}>
        <h3>{words.applications}</h3>
        <ul>
          {words.devices.map((device) => (
            <li key={device}>{device}</li>
          ))}
        </ul>
      </div>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room}>
            <Picture
              of={`diorama-${room}-night`}
              alt=""
              whole
              sizes="(min-width: 992px) 36vw, 76vw"
              className={styles.room}
            />
            <span>{words.rooms[room]}</span>
          </li>
        ))}
      </ul>
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
