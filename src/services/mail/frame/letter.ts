import type { Language } from '../../../../supabase/functions/_shared/language.ts';

export type Link = { label: string; href: string };

export type Part =
  /** Blank lines separate paragraphs; single ones are kept. */
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text?: string; link?: Link }
  | { kind: 'headline'; text: string }
  /** Values that are unknown are left out. */
  | { kind: 'facts'; facts: [label: string, value: string | null | undefined][] }
  /** What somebody typed, under its question. */
  | { kind: 'typed'; label: string; text: string }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number; caption: string | null }
  | { kind: 'button'; link: Link }
  | { kind: 'links'; heading: string | null; links: Link[] };

/** The name and the address of the site that writes. */
export type From = { name: string; siteUrl: string };

/** What a mail says. `written` makes the HTML and the plain text of it, the same for all mails. */
export type Letter = {
  language: Language;
  subject: string;
  /** What lists of mail show after the subject. */
  preheader: string;
  /** A small line above the title. */
  kicker?: string;
  title?: string;
  parts: Part[];
  /** Small print, which may be in another language. */
  below?: { language: Language; parts: Part[] };
};

/** Links of a site may be paths. */
export const absolute = (href: string, siteUrl: string): string => new URL(href, `${siteUrl}/`).href;

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const LONGEST_PREHEADER = 150;

/** The beginning of a text as a preheader: its first sentence (not a greeting alone), cut at a word if it is long. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.{20,}?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST_PREHEADER) return sentence;
  return `${sentence.slice(0, LONGEST_PREHEADER).replace(/\s+\S*$/, '')}…`;
}
