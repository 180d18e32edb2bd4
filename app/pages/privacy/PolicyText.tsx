import type {
  Policy,
  PolicyBlock,
  PolicyEntry,
  PolicyTable,
} from '#server/legal/policy-document.ts';
import styles from './PolicyText.module.css';

/** The policy of today and every earlier one, as it was stored. */
export function PolicyText({ policy }: { policy: Policy }) {
  return policy.sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
}

function Block({ block }: { block: PolicyBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'entries':
      return <Entries entries={block.entries} />;
    case 'table':
      return <Table table={block.table} />;
  }
}

function Entries({ entries }: { entries: PolicyEntry[] }) {
  return (
    <dl>
      {entries.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {text && link && <span className={styles.point}> · </span>}
            {link && <a href={link.href}>{link.text}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On a narrow page each row becomes a block, and every cell says which column it is of. */
function Table({ table: { caption, columns, rows } }: { table: PolicyTable }) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, at) => (
                <td key={columns[at]} data-column={columns[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
