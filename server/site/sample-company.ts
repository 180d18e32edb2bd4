import type { CompanyDetails } from '../pages/company-details.ts';
import type { Site } from '../pages/site.ts';

/** Of nobody, in every language; only for the frames of the back office. */
const sampleMark = '○○○';

/** With everything that an owner can give, so that the editor shows every text about it. */
export function withSampleCompany({ company }: Pick<Site, 'company'>): Pick<Site, 'company'> {
  const partner = { name: sampleMark, text: '', logos: undefined, address: 'https://example.com/' };
  return {
    async company(language): Promise<CompanyDetails> {
      return {
        ...(await company(language)),
        representative: sampleMark,
        registrationNumber: '000-00-00000',
        mailOrderNumber: '0000-0000',
        social: [{ service: 'YouTube', address: 'https://www.youtube.com/' }],
        testAgency: sampleMark,
        partners: { research: partner, filter: partner },
      };
    },
  };
}
