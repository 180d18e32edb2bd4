/**
 * At the end of a section of a long page: before Chromium reads on behind a script element, whatever
 * it is, it paints what it has read. Laid out all at once, what follows the first screen would keep a
 * slow phone's thread for a tenth of a second.
 */
export function PaintPause() {
  return <script type="text/plain" />;
}
