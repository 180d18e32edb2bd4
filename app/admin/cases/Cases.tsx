import { Route, Routes, useParams } from 'react-router';
import { CaseList } from './CaseList.tsx';
import { CasePage } from './CasePage.tsx';

/** Places that were coated. */
export default function Cases() {
  return (
    <Routes>
      <Route index element={<CaseList />} />
      <Route path=":id" element={<OneCase />} />
    </Routes>
  );
}

/** Another case begins anew, and saves what was typed in the one before. */
function OneCase() {
  const { id = '' } = useParams();
  return <CasePage key={id} id={id} />;
}
