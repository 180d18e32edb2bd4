interface Props {
  entries: readonly { name: string; text: string }[];
  className?: string | undefined;
}

/** Names with a text for each, as a `<dl>`. */
export function DescriptionList({ entries, className }: Props) {
  return (
    <dl className={className}>
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
