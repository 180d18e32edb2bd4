import { Route, Routes } from 'react-router';
import { Inbox } from './Inbox.tsx';
import { InquiryPage } from './InquiryPage.tsx';

export default function Inquiries() {
  return (
    <Routes>
      <Route index element={<Inbox />} />
      <Route path=":id" element={<InquiryPage />} />
    </Routes>
  );
}
