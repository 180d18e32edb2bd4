import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { Loading } from '../ui/Loading.tsx';
import { Overview } from './Overview.tsx';

const PageEditor = lazy(() => import('./editor/PageEditor.tsx'));
const PriceBody = lazy(() => import('./PriceBody.tsx'));
const PageTexts = lazy(() => import('./PageTexts.tsx'));

/** All words of the public site: what needs work, and the texts of each page. */
export default function Site() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<Overview />} />
        <Route path="edit" element={<PageEditor />} />
        <Route path="price-body" element={<PriceBody />} />
        <Route path=":page" element={<OnePage />} />
      </Routes>
    </Suspense>
  );
}

/** Another page begins anew, and saves what was typed in the one before. */
function OnePage() {
  const { page = '' } = useParams();
  return <PageTexts key={page} page={page} />;
}
