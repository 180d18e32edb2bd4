import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { preload } from 'react-dom';
import { Link, useLocation } from 'react-router';
import type { Words } from '#content/words.ts';
import { checkFields } from '#domain/check-fields.ts';
import { fileFields } from '#domain/inquiry-fields.ts';
import { pagePath } from '#domain/pages.ts';
import type { PostedForm } from '#server/plain-form/posted-form.ts';
import { Banner } from '../../frame/Banner.tsx';
import { useFrame } from '../../frame/useFrame.ts';
import { tell } from '../../tell.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import {
  clearDraft,
  currentDraft,
  draftStore,
  openDraft,
  setFile,
  showErrors,
  translateInterest,
} from './draft/draft.ts';
import { showOutcome } from './draft/submission.ts';
import { readChosenFiles, readTypedBeforeHydration } from './draft/typed-before-hydration.ts';
import { checkKeptFiles, clearUploads, pickFile, showFailed } from './draft/uploads.ts';
import { focusControl } from './ErrorSummary.tsx';
import { usePostedForm } from './load-step.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useRememberedPage } from './previous-page.ts';
import styles from './Step.module.css';
import { StepList } from './StepList.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import { filesOfPost, useDraft } from './useDraft.ts';

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
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** What stands around each of the three steps. */
export function Step({ step, words, title, intro, children }: Props) {
  const { language, company } = useFrame();
  const { isOpen } = useDraft();
  const posted = usePostedForm();
  useRememberedPage();
  // Else the browser would find it when it has read the styles and laid the page out.
  if (import.meta.env.SSR) preload('/art/stills/quiet-1600.webp', { as: 'image' });
  const { hash } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The first step is the section itself.
  const nameOfStep = { 1: undefined, 2: words.steps.two, 3: words.steps.three }[step];

  useBrowserLayoutEffect(() => {
    takeOver(body.current, posted);
  }, [posted]);

  useEffect(() => {
    if (isOpen) translateInterest(words.suggestions);
  }, [isOpen, words]);

  useEffect(() => {
    const hasMoved = lastStep !== undefined && lastStep !== step;
    lastStep = step;
    // The one that was loaded the server has seen itself.
    if (hasMoved) tell('view');
    if (hash) focusControl(hash.slice(1));
    else if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [step, hash]);

  return (
    <>
      <div className={styles.banner}>
        <Banner title={words.banner.title} crumb={{ title: nameOfStep }} />
      </div>
      <div className={styles.page}>
        <StepList current={step} words={words.steps} />
        <div className={styles.head} data-caption={words.illustration}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{intro}</p>
          <address>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <PhoneLink phone={company.phone} language={language} />
          </address>
        </div>
        <div ref={body} data-open={isOpen || undefined}>
          {children}
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

/** From the served page, where it may have been used without scripts, to the draft. */
function takeOver(body: HTMLElement | null, posted: PostedForm | null): void {
  if (draftStore.get().isOpen) return;
  const chosen = readChosenFiles(body);
  openDraft(readTypedBeforeHydration(body));
  if (posted) takeOverPost(posted);
  checkKeptFiles();
  for (const [field, file] of chosen) pickFile(field, file);
}

function takeOverPost({
  errors,
  outcome,
  idempotencyKey,
  uploads,
  missingFiles,
}: PostedForm): void {
  const { fields } = currentDraft();
  // The saved draft may hold what the posted form lacked.
  const wrong = { ...checkFields(fields), consent: errors.consent };
  showErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in wrong)));
  if (outcome && !outcome.ok) showOutcome(outcome);
  else if (outcome && idempotencyKey === currentDraft().idempotencyKey) {
    clearDraft();
    clearUploads();
  }
  const files = filesOfPost(uploads);
  for (const field of fileFields) {
    if (files[field]) setFile(field, files[field]);
    const missing = missingFiles[field];
    if (missing && !currentDraft().files[field]) showFailed(field, missing.name, missing.error);
  }
}
