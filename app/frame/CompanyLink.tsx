import { CompanyLogo } from '../brand/CompanyLogo.tsx';
import { useFrame } from './useFrame.ts';

/** The second logo, which leads to the company's own site; none where there is no such site. */
export function CompanyLink({ className }: { className: string | undefined }) {
  const { words, company } = useFrame();
  return (
    company.externalSite && (
      <a href={company.externalSite} target="_blank" rel="noopener" className={className}>
        <CompanyLogo {...company} />
        <span className="visually-hidden">{words.header.company}</span>
      </a>
    )
  );
}
