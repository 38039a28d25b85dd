import { ask } from '@/admin/ask';
import type { ChosenRelease } from '@/plugins/releases/api';
import { AT_ONCE } from '../at-once';
import type { Preview } from '../preview';
import type { Chosen, Outcome } from '../replace';

export type Search = { text: string; matchCase: boolean; wholeWords: boolean };

async function post<T extends object>(path: string, body: object): Promise<T> {
  const response = await ask<T>('POST', `/find-replace/${path}`, body);
  if ('error' in response) throw new Error(response.error);
  return response;
}

/** Every occurrence of a text. Throws an `Error` with words for staff. */
export const askForPreview = (search: Search): Promise<Preview> => post('preview', search);

type ReplaceRequest = {
  search: Search;
  replacement: string;
  chosen: Chosen[];
  into: ChosenRelease | undefined;
};

/** Replaces a few documents at a time. Throws an `Error` with words for staff. */
export async function askToReplace(
  { search, replacement, chosen, into }: ReplaceRequest,
  tell: (outcomes: Outcome[]) => void,
): Promise<void> {
  let release = into?.release;
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    const sent = { ...search, replacement, chosen: some, into: release ? { release } : into };
    const { outcomes } = await post<{ outcomes: Outcome[] }>('replace', sent);
    release ??= outcomes.find((outcome) => outcome.release)?.release;
    tell(outcomes);
  }
}
