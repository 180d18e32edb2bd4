import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Words } from '#content/words.ts';
import { pagePath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { Breadcrumb } from '../../frame/Breadcrumb.tsx';
import { useFrame } from '../../frame/useFrame.ts';
import { openDraft, useDraft } from './draft/draft.ts';
import { readTypedBeforeHydration } from './draft/typed-before-hydration.ts';
import { reportInterruptedUploads } from './draft/uploads.ts';
import { focusControl } from './ErrorSummary.tsx';
import { NoScript } from './NoScript.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useRememberedPage } from './previous-page.ts';
import styles from './Step.module.css';
import { StepList } from './StepList.tsx';
import { StepNavigation } from './StepNavigation.tsx';

interface Props {
  step: 1 | 2 | 3;
  words: Words['contact'];
  title: string;
  intro: string;
  children: ReactNode;
}

const stepNames = ['stepOne', 'stepTwo', 'stepThree'] as const;

/** The step that was last open since the page was loaded; undefined right after a page load. */
let lastStep: number | undefined;

// The server has nothing to lay out and would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What stands around each of the three steps. */
export function Step({ step, words, title, intro, children }: Props) {
  const { language, company } = useFrame();
  const { isOpen } = useDraft();
  useRememberedPage();
  const { hash } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The first step is the section itself.
  const nameOfStep = { 1: undefined, 2: words.steps.two, 3: words.steps.three }[step];

  useBrowserLayoutEffect(() => {
    openDraft(readTypedBeforeHydration(body.current));
    reportInterruptedUploads();
  }, []);

  useEffect(() => {
    const hasMoved = lastStep !== undefined && lastStep !== step;
    lastStep = step;
    if (hash) focusControl(hash.slice(1));
    else if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [step, hash]);

  return (
    <>
      <Banner title={words.banner.title} />
      <Breadcrumb title={nameOfStep} />
      <div className={styles.page}>
        <StepList current={step} words={words.steps} />
        <div className={styles.columns}>
          <header className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <p className={styles.intro}>{intro}</p>
          </header>
          <div>
            <NoScript words={words.noScript} company={company} language={language} />
            <div ref={body} className={styles.body} aria-busy={!isOpen}>
              {children}
            </div>
          </div>
        </div>
      </div>
      <StepNavigation />
      {/* The router learns of a route by a link to it, and then StepNavigation can fetch its code. */}
      {stepNames.map((name) => (
        <Link key={name} to={pagePath(name, language)} hidden />
      ))}
      <OutcomeAlert words={words} language={language} />
    </>
  );
}
