/** Short words that end in a number after a hyphen (ke-3, COVID-19). */
const joined = /(?<!\S)(\p{L}{1,10}-\d{1,4})(?!\S)/u;

/** A title in which they are never parted; copied or searched for, it reads as it was written. */
export function PostTitle({ title }: { title: string }) {
  return title.split(joined).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title stay where they are.
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
