/** Or nothing at all; people write numbers in many ways, but never without digits. */
export function hasDigitsToCall(number: string): boolean {
  return number.trim() === '' || number.replace(/\D/g, '').length >= 5;
}

/** Without a limit on one side it always holds. */
export function isPopupTime({ from, until }: { from: number | null; until: number | null }) {
  return from === null || until === null || from < until;
}
