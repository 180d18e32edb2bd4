import { Alert, NumberInput, Select, SimpleGrid, Table, Text, TextInput } from '@mantine/core';
import {
  type EvidenceName,
  type Figure,
  reductionBeyond,
  reductionOf,
  units,
} from '#domain/evidence.ts';
import { figureAt, figurePaths, mayLackUnit } from '#domain/evidence-rules.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/words.tsx';
import styles from './FigureFields.module.css';
import type { EvidenceDraft } from './useEvidenceDraft.ts';

interface Props {
  record: SiteEvidence;
  draft: EvidenceDraft;
}

/** A table to type in; what follows from its figures stands beside them. */
export function FigureFields({ record, draft }: Props) {
  const { evidence: texts } = useWords();
  const { name, supplied } = record;
  const paths = figurePaths(supplied);
  const single = paths.filter((path) => !path.startsWith('rows.'));
  const rows = 'rows' in supplied ? supplied.rows : [];
  return (
    <Card title={texts.figures} hint={paths.length === 0 ? texts.noFigures : texts.figuresHint}>
      {single.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {single.map((path) => (
            <FigureField
              key={path}
              path={path}
              label={labelOf(path, texts.fields, texts.unit)}
              name={name}
              draft={draft}
            />
          ))}
        </SimpleGrid>
      )}
      {rows.length > 0 && <RowTable rows={rows} name={name} draft={draft} />}
      {name === 'antibacterial' && <Text size="sm">{texts.tenThousand}</Text>}
      {draft.errors.length > 0 && (
        <Alert color="attention" role="alert">
          {texts.hasErrors}
        </Alert>
      )}
    </Card>
  );
}

type Row = Record<string, unknown>;

function RowTable({
  rows,
  name,
  draft,
}: {
  rows: readonly object[];
  name: EvidenceName;
  draft: EvidenceDraft;
}) {
  const { evidence: texts } = useWords();
  const columns = figurePaths(rows[0]);
  const isReduced = columns.includes('before');
  return (
    <div className={styles.sheet}>
      <Table verticalSpacing="xs" className={styles.rows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.row}</Table.Th>
            {columns.map((column) => (
              <Table.Th scope="col" key={column}>
                {labelOf(column, texts.fields, texts.unit)}
              </Table.Th>
            ))}
            {isReduced && <Table.Th scope="col">{texts.computed}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => {
            const label = rowName(row as Row, at, texts);
            return (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column} data-label={labelOf(column, texts.fields, texts.unit)}>
                    <FigureField
                      path={`rows.${at}.${column}`}
                      label={`${label}: ${labelOf(column, texts.fields, texts.unit)}`}
                      isLabelHidden
                      name={name}
                      draft={draft}
                    />
                  </Table.Td>
                ))}
                {isReduced && (
                  <Table.Td data-label={texts.computed}>{computeReduction(draft, at)}</Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface FieldProps {
  path: string;
  label: string;
  isLabelHidden?: boolean;
  name: EvidenceName;
  draft: EvidenceDraft;
}

function FigureField({ path, label, isLabelHidden = false, name, draft }: FieldProps) {
  const { evidence: texts } = useWords();
  const value = figureAt(draft.typed.figures, path);
  const code = draft.errors.find((error) => error.path === path)?.code;
  const limit = figureAt(draft.typed.figures, path.replace(/figure$/, 'limit'));
  const shared = {
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    error: code && texts.errors[code],
  };
  if (path.endsWith('unit')) {
    return (
      <Select
        {...shared}
        data={[...(mayLackUnit(name) ? [{ value: '', label: texts.noUnit }] : []), ...units]}
        value={typeof value === 'string' ? value : ''}
        allowDeselect={false}
        onChange={(unit) => draft.type(path, unit || null)}
      />
    );
  }
  if (path.endsWith('exponent')) {
    return (
      <NumberInput
        {...shared}
        min={1}
        max={9}
        allowDecimal={false}
        value={Number(value)}
        onChange={(exponent) => draft.type(path, exponent)}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      {...(path.endsWith('figure') && {
        description: texts.limits[limit as keyof typeof texts.limits],
      })}
      value={String(value ?? '')}
      onChange={(event) => draft.type(path, event.currentTarget.value.trim())}
    />
  );
}

type Fields = Record<string, string | ((number: number) => string)>;

function labelOf(path: string, fields: Fields, unit: string): string {
  if (path === 'unit') return unit;
  const [, list = '', at] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
  const label = fields[list || path];
  return typeof label === 'function' ? label(Number(at) + 1) : (label ?? path);
}

interface RowTexts {
  substances: Record<string, string>;
  measurement(number: number): string;
}

function rowName({ substance, size }: Row, at: number, texts: RowTexts): string {
  if (typeof substance === 'string') return texts.substances[substance] ?? substance;
  return typeof size === 'string' ? `${size} µm` : texts.measurement(at + 1);
}

/** As the page will say it; nothing while a figure is none. */
function computeReduction({ typed }: EvidenceDraft, at: number): string {
  const row = figureAt(typed.figures, `rows.${at}`) as Row;
  const limit = figureAt(row, 'after.figure');
  const [before, after] = [Number(row.before), Number(limit ?? row.after)];
  if (!(before > 0) || !(after >= 0)) return '—';
  if (limit === undefined) return `${reductionOf(row.before as Figure, row.after as Figure)}%`;
  return `> ${reductionBeyond(row.before as Figure, limit as Figure).figure}%`;
}
