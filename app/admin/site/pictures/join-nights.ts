/** By night a room stands right after the same room by day, wherever the first of the two was. */
export function joinNights<T extends { name: string }>(pictures: readonly T[]): T[] {
  const rooms = new Map<string, T[]>();
  for (const picture of pictures) {
    const room = picture.name.replace(/-night$/, '');
    rooms.set(room, [...(rooms.get(room) ?? []), picture]);
  }
  return [...rooms.values()].flatMap((both) =>
    both.sort((one, other) => one.name.length - other.name.length),
  );
}
