import type { InquiryWay } from '#domain/insight.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { nameOfCampaign, nameOfPage, nameOfSource } from '../dashboard/names.ts';
import type { AdminWords } from '../words/words.tsx';

const nameOf: Record<keyof InquiryWay, (value: string, words: AdminWords) => string> = {
  source: nameOfSource,
  campaign: nameOfCampaign,
  firstPage: nameOfPage,
  cameFromPage: nameOfPage,
};

/** By which pages, campaign and site the sender came; nothing where that was not counted. */
export function wayFacts(inquiry: OpenedInquiry, words: AdminWords): [string, string][] {
  const way: Record<keyof InquiryWay, string | null> = {
    source: inquiry.source,
    campaign: inquiry.campaign,
    firstPage: inquiry.first_page,
    cameFromPage: inquiry.came_from_page,
  };
  return (Object.keys(way) as (keyof InquiryWay)[]).flatMap((name) => {
    const value = way[name];
    return value ? [[words.inquiries.wayNames[name], nameOf[name](value, words)]] : [];
  });
}
