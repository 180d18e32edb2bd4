import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { useDraft } from './useDraft.ts';

interface Props {
  step: 'stepOne' | 'stepTwo';
  language: Language;
  className: string | undefined;
  describedBy?: string;
  children: ReactNode;
}

/** Back to an earlier step; without scripts by posting what is entered there, unchecked. */
export function EditButton({ step, language, className, describedBy, children }: Props) {
  const { isOpen } = useDraft();
  const navigate = useNavigate();
  const path = pagePath(step, language);
  return (
    <button
      type={isOpen ? 'button' : 'submit'}
      name="edit"
      value="on"
      formAction={isOpen ? undefined : path}
      // The names of picked files only: this is not the moment to send them.
      formEncType={isOpen ? undefined : 'application/x-www-form-urlencoded'}
      className={className}
      aria-describedby={describedBy}
      onClick={() => isOpen && navigate(path)}
    >
      {children}
    </button>
  );
}
