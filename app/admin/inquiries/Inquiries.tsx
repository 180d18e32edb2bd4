import { Route, Routes } from 'react-router';
import { Inbox } from './Inbox.tsx';
import { InquiryDesk } from './InquiryDesk.tsx';

export default function Inquiries() {
  return (
    <Routes>
      <Route index element={<Inbox />} />
      <Route path=":id" element={<InquiryDesk />} />
    </Routes>
  );
}
