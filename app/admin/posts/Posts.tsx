import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useWords } from '../words/words.tsx';
import { PostList } from './PostList.tsx';

/** The editor is heavy: it comes only when a post is opened. */
const PostPage = lazy(() => import('./PostPage.tsx'));

export default function Posts() {
  const words = useWords();
  return (
    <Suspense fallback={<Loader type="dots" role="status" aria-label={words.frame.loading} />}>
      <Routes>
        <Route index element={<PostList />} />
        <Route path=":mnum" element={<PostPage />} />
      </Routes>
    </Suspense>
  );
}
