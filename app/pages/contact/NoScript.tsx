import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { CompanyDetails } from '#server/pages/site.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './NoScript.module.css';

interface Props {
  words: Words['contact']['noScript'];
  company: CompanyDetails;
  language: Language;
}

/** Only the form needs JavaScript; without it, visitors may write or call. */
export function NoScript(props: Props) {
  return (
    <>
      <div className={styles.shown}>
        <OtherWays {...props} />
      </div>
      {/* For browsers from before 2023, which cannot tell a style sheet that scripting is off. */}
      <noscript>
        <div className={styles.fallback}>
          <OtherWays {...props} />
        </div>
      </noscript>
    </>
  );
}

function OtherWays({ words, company, language }: Props) {
  return (
    <div className={styles.box}>
      <p>{words.message}</p>
      <p>
        {words.email} <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p>
        {words.phone} <PhoneLink phone={company.phone} language={language} />
      </p>
    </div>
  );
}
