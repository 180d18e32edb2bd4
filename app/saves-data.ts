/** Whether the visitor has asked the browser to load little; not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
