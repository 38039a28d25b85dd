import type { PayloadRequest } from 'payload';

/** What a writing service is for. Texts hold formats and links as `<g id="1">…</g>`, and are escaped as XML is. */
export type WritingTask =
  | {
      kind: 'translate';
      texts: string[];
      into: { code: string; name: string };
      names: string[];
      most: (number | null)[];
    }
  | { kind: 'describe'; texts: string[]; language: string; names: string[]; most: number }
  | { kind: 'shorten'; texts: [string]; language: string; names: string[]; most: number };

/** In words for staff. Nothing of it has been stored. */
export type Written = { texts: string[]; error?: undefined } | { texts?: undefined; error: string };

/** A service outside the site that writes texts, which people then accept or not. */
export type Writer = {
  /** Who gets the texts, and what for. Undefined while it is off. */
  about: () => { name: string; kinds: readonly WritingTask['kind'][] } | undefined;
  /** Sends the texts of the task and nothing else. One text comes back for each to translate, else one. Never throws. */
  write: (req: PayloadRequest, task: WritingTask) => Promise<Written>;
};
