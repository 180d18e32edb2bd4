import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './admin.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { addRestOfTheFont } from '../rest-of-the-font.ts';
import { colorSchemeManager, usePrintedLight } from './color-scheme.ts';
import { colorVariables } from './color-variables.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { InboxCounts } from './inquiries/InboxCounts.tsx';
import { sections, startPath } from './sections.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { useSession } from './session/useSession.ts';
import { createAdminTheme } from './theme.tsx';
import { Loading } from './ui/Loading.tsx';
import { useWords, WordsProvider } from './words/words.tsx';

export default function AdminApp() {
  useEffect(addRestOfTheFont, []);
  return (
    <WordsProvider>
      <Theme>
        <ModalsProvider>
          <Notifications position="bottom-right" />
          <SessionGate>
            <Pages />
          </SessionGate>
        </ModalsProvider>
      </Theme>
    </WordsProvider>
  );
}

function Theme({ children }: { children: ReactNode }) {
  const { close } = useWords().frame;
  const theme = useMemo(() => createAdminTheme(close), [close]);
  usePrintedLight();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colorVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

function Pages() {
  const { me } = useSession();
  const labels = useWords().frame.sections;
  const offered = sections.filter(({ isOfferedTo }) => isOfferedTo(me));
  return (
    <InboxCounts>
      <AdminFrame
        links={offered.map(({ path, group, label, icon }, at) => ({
          path,
          label: labels[label],
          icon,
          beginsGroup: group !== offered[at - 1]?.group,
        }))}
      >
        <Suspense fallback={<Loading m="xl" />}>
          <Routes>
            <Route index element={<Navigate to={startPath(me)} replace />} />
            {offered.map(({ path, Page }) => (
              <Route key={path} path={`${path}/*`} element={<Page />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </AdminFrame>
    </InboxCounts>
  );
}
