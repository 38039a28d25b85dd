import type { From, Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export type Written = { subject: string; text: string; html: string };

/** A letter as a mail: the only place that makes one. */
export const written = (letter: Letter, from: From): Written => ({
  subject: letter.subject,
  text: letterText(letter, from),
  html: letterHtml(letter, from),
});
