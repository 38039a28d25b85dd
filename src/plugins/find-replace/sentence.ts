import { beginning, ending as lastPart } from '@/lib/cut';
import type { Range } from './hits';

const MOST = 90;

export type Sentence = { before: string; match: string; after: string };

/** Long sentences are cut at a word. */
export function sentenceAround(text: string, { start, end }: Range): Sentence {
  const lead = text.slice(0, start);
  const rest = text.slice(end);
  const last = [...lead.matchAll(/[.!?…]["”’)]?\s|\n/g)].at(-1);
  const begun = last ? lead.slice(last.index + last[0].length) : lead;
  const ending = /[.!?…]["”’)]?(?=\s|$)|\n/.exec(rest);
  const ended = ending ? rest.slice(0, ending.index + ending[0].trimEnd().length) : rest;
  const before = begun.length > MOST ? `…${lastPart(begun, MOST).replace(/^\S*(?=\s)/, '')}` : begun;
  const after = ended.length > MOST ? `${beginning(ended, MOST).replace(/(?<=\s)\S*$/, '')}…` : ended;
  return { before, match: text.slice(start, end), after };
}
