/** One entry of the brand's list of words: what to write, and what not to write instead. */
export type Word = { write: string; avoid: string[] };

/**
 * The brand's list of words (`/voice-verbal`, Vocabulary). The reference shows it and the admin checks drafts against
 * it. A name among the words to avoid differs in its capitals only and is compared exactly; other words are found in any
 * spelling.
 */
export const vocabulary: Word[] = [
  { write: 'Alethia', avoid: ['ALETHIA', 'alethia', 'Aletheia'] },
  { write: 'Alethia Fusion', avoid: ['Alethia fusion', 'Althia Fusion'] },
  { write: 'Sensory Intelligence', avoid: ['sensory intelligence', 'Sensory intelligence'] },
  { write: 'use', avoid: ['leverage', 'utilize'] },
  { write: 'what it does, in plain words', avoid: ['cutting-edge', 'world-class', 'game-changing', 'revolutionary'] },
  { write: 'connected, or works with', avoid: ['seamless', 'synergy'] },
  { write: 'complete, or the parts by name', avoid: ['holistic', 'end-to-end'] },
];
