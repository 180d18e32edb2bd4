/** What is counted, each by names of its own; of `total` they are `views` and `visitors`. */
export type CountKind =
  | 'total'
  | 'page'
  | 'language'
  | 'source'
  | 'campaign'
  | 'country'
  | 'device'
  | 'event'
  | 'step'
  | 'stop';

export interface InsightSchema {
  /** One row per day and name, however many visits: a day is the number of days since 1970 in Seoul. */
  insight_counts: { day: number; kind: CountKind; name: string; count: number };
  /** With which the visitors of a day are told apart; deleted when the day is over. */
  insight_salts: { day: number; salt: string };
  /** Today's visitors by a hash with today's salt, and how they came; deleted with it. */
  insight_visits: {
    day: number;
    visitor: number;
    first_page: string;
    source: string;
    campaign: string;
    country: string;
    /** The page before the form. */
    came_from_page: string;
    /** One bit for each of `formSteps` that was reached. */
    steps: number;
  };
}
