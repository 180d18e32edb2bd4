import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type EvidenceReport,
  isReportName,
  reportAddress,
  reportLimit,
  reportNameOf,
} from '#domain/evidence.ts';
import { type ApiError, request } from '../api/request.ts';
import { addressOf } from '../api/routes.ts';
import { FilePick } from '../ui/FilePick.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import type { EvidenceDraft } from './useEvidenceDraft.ts';

/** The report as a PDF; public with the result that names it. */
export function ReportField({ draft }: { draft: EvidenceDraft }) {
  const { evidence: texts } = useWords();
  const [error, setError] = useState<string>();
  const [run, isBusy] = useAction(setError);
  const { report } = draft.source;

  async function upload(file: File) {
    if (file.size > reportLimit) return setError(texts.reportErrors['too-large']);
    const body = new Blob([file], { type: 'application/pdf' });
    const kept = await request('POST /site/reports', { body });
    draft.describe({ report: { ...kept, name: reportNameOf(file.name) } });
  }
  const describeError = ({ fields, code }: ApiError) => texts.reportErrors[fields.file ?? code];

  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" size="sm" fw={500}>
        {texts.report}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {texts.reportHint}
      </Text>
      {report && <ReportFacts key={report.hash} report={report} draft={draft} />}
      <Group gap="sm">
        <FilePick
          label={report ? texts.chooseOtherReport : texts.chooseReport}
          accept="application/pdf,.pdf"
          isDisabled={isBusy}
          onPick={(file) => run(() => upload(file), describeError)}
        />
        {report && (
          <Button
            variant="subtle"
            disabled={isBusy}
            onClick={() => draft.describe({ report: null })}
          >
            {texts.removeReport}
          </Button>
        )}
        <Text size="sm" role="status">
          {isBusy && texts.checkingReport}
        </Text>
      </Group>
      {(error || draft.lacksReport) && (
        <Alert color="attention" role="alert" mt="xs">
          {error ?? texts.reportErrors['not-kept']}
        </Alert>
      )}
    </fieldset>
  );
}

interface FactsProps {
  report: EvidenceReport;
  draft: EvidenceDraft;
}

function ReportFacts({ report, draft }: FactsProps) {
  const { evidence: texts } = useWords();
  const [name, setName] = useState(report.name);
  const { hash, bytes, pages } = report;
  return (
    <>
      <Group gap="xs" mb="xs">
        <Button
          component="a"
          variant="default"
          size="compact-sm"
          href={addressOf('GET /site/reports/:hash', { params: { hash } })}
          download
        >
          {texts.openReport}
        </Button>
        <Text size="sm">
          {formatBytes(bytes)}, {texts.pages(pages)}
        </Text>
      </Group>
      <TextInput
        label={texts.reportName}
        description={reportAddress(report)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        mb="sm"
        maxLength={60}
        value={name}
        error={!isReportName(name) && texts.badReportName}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          if (isReportName(value)) draft.describe({ report: { ...report, name: value } });
        }}
      />
    </>
  );
}
