import { Route, Routes, useParams } from 'react-router';
import { Inbox } from './Inbox.tsx';
import { InquiryPage } from './InquiryPage.tsx';
import { PersonPage } from './PersonPage.tsx';

export default function Inquiries() {
  return (
    <Routes>
      <Route index element={<Inbox />} />
      <Route path="person" element={<PersonPage />} />
      <Route path=":id" element={<OneInquiry />} />
    </Routes>
  );
}

/** From one inquiry to the next nothing stays: what was written to one person goes to no other. */
function OneInquiry() {
  const { id } = useParams();
  return <InquiryPage key={id} />;
}
