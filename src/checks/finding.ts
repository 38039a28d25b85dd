/** Every rule that a draft is checked against, with its name in the list. */
export const rules = {
  field: 'Content',
  comments: 'Comments',
  links: 'Links',
  'alt-text': 'Alternative text',
  headings: 'Headings',
  'link-text': 'Link text',
  contrast: 'Contrast',
  reading: 'Reading level',
  search: 'Search',
  words: 'Words',
} as const;
export type Rule = keyof typeof rules;

/** What is wrong with a draft. Errors stop publishing, warnings ask. */
export type Finding = {
  rule: Rule;
  level: 'error' | 'warning';
  /** The path of the field or row; empty for the whole document. */
  path: string;
  message: string;
};

export const warning = (rule: Rule, path: string, message: string): Finding => ({
  rule,
  level: 'warning',
  path,
  message,
});

export const error = (rule: Rule, path: string, message: string): Finding => ({ rule, level: 'error', path, message });
