import en from './en/contact.json' with { type: 'json' };
import es from './es/contact.json' with { type: 'json' };
import id from './id/contact.json' with { type: 'json' };
import ko from './ko/contact.json' with { type: 'json' };

/**
 * The fields of interest that the form offers, in every language. Anything else a visitor typed:
 * it may name a person, so only these may stay when everything personal goes.
 */
export const suggestedTopics: readonly string[] = [
  ...new Set(
    [ko, en, id, es].flatMap(({ suggestions: { label, ...fields } }) => Object.values(fields)),
  ),
];
