import { Route, Routes } from 'react-router';
import { Inbox } from './Inbox.tsx';
import { InquiryPage } from './InquiryPage.tsx';
import { PersonPage } from './PersonPage.tsx';

export default function Inquiries() {
  return (
    <Routes>
      <Route index element={<Inbox />} />
      <Route path="person" element={<PersonPage />} />
      <Route path=":id" element={<InquiryPage />} />
    </Routes>
  );
}
