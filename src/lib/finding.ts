export const rules = {
  field: 'Content',
  'unknown-kinds': 'Unknown kinds',
  comments: 'Comments',
  links: 'Links',
  'alt-text': 'Alternative text',
  headings: 'Headings',
  'link-text': 'Link text',
  contrast: 'Contrast',
  reading: 'Reading level',
  search: 'Search',
  words: 'Words',
  translation: 'Translation',
} as const;
export type Rule = keyof typeof rules;

/** A problem in a draft. Errors block publishing; warnings ask for confirmation. */
export type Finding = {
  rule: Rule;
  level: 'error' | 'warning';
  /** Path of the field or row; empty for the whole document. */
  path: string;
  message: string;
  /** By what the finding is known again, if not by its message: the value at fault. */
  judged?: unknown;
};

export const warning = (rule: Rule, path: string, message: string): Finding => ({
  rule,
  level: 'warning',
  path,
  message,
});

export const error = (rule: Rule, path: string, message: string): Finding => ({ rule, level: 'error', path, message });
