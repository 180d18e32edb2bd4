import { Route, Routes, useParams } from 'react-router';
import { isEvidenceName } from '#domain/evidence.ts';
import { MissingPage } from '../ui/MissingPage.tsx';
import { useWords } from '../words/words.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { EvidenceRecordPage } from './EvidenceRecordPage.tsx';

/** What was measured, and by whom: the figures of the public pages. */
export default function Evidence() {
  return (
    <Routes>
      <Route index element={<EvidenceList />} />
      <Route path=":name" element={<OneRecord />} />
    </Routes>
  );
}

/** Another record begins anew, and saves what was typed in the one before. */
function OneRecord() {
  const { name = '' } = useParams();
  const { evidence } = useWords();
  if (isEvidenceName(name)) return <EvidenceRecordPage key={name} name={name} />;
  const list = { to: '/admin/test-results', label: evidence.back };
  return <MissingPage title={evidence.missing} list={list} />;
}
