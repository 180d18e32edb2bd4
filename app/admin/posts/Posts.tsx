import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '../ui/Loading.tsx';
import { PostList } from './PostList.tsx';

/** The editor is heavy: it is loaded only when a post is opened. */
const PostPage = lazy(() => import('./PostPage.tsx'));

export default function Posts() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<PostList />} />
        <Route path=":mnum" element={<PostPage />} />
      </Routes>
    </Suspense>
  );
}
