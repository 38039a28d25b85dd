import type { PayloadRequest } from 'payload';

const WORDS_ALONE = 'wordsAlone';

/** Context of a save that changes words without changing what they say; requests cannot set it. */
export const wordsAlone = { [WORDS_ALONE]: true };

export const changesWordsAlone = (req: PayloadRequest): boolean => req.context[WORDS_ALONE] === true;
