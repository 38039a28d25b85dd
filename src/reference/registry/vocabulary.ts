export type Word = { write: string; avoid: string[] };

/**
 * The brand's words (`/voice-verbal`, Vocabulary), shown in the reference and checked in drafts by the admin. If
 * `write` starts with a capital, words to avoid are matched exactly, otherwise in any capitalization.
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
