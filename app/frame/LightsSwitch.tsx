import styles from './LightsSwitch.module.css';
import { useFrame } from './useFrame.ts';

/**
 * Turns the lights of the whole page off and on. frame/lights.js decides before the first paint,
 * frame/inline-script.js follows the clicks; without scripts there is nothing to switch.
 */
export function LightsSwitch() {
  const { words } = useFrame();
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      title={words.header.lights}
      data-lights=""
      className={styles.switch}
      suppressHydrationWarning
    />
  );
}
