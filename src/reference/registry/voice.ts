import type { ReferenceElement } from './element';
import { vocabulary } from './vocabulary';

/** A placeholder (content document): each part of the guide lists the questions that it will answer. */
export type VoicePart = {
  id: string;
  heading: string;
  questions: string[];
};

export const voiceParts: VoicePart[] = [
  {
    id: 'brand-voice',
    heading: 'Brand voice',
    questions: [
      'Who is speaking when Alethia speaks?',
      'Which three words describe how it sounds, and which it never is?',
    ],
  },
  {
    id: 'tone',
    heading: 'Tone by situation',
    questions: ['How does the voice change between a headline, a form and an error?', 'What does it do with bad news?'],
  },
  {
    id: 'messaging',
    heading: 'Messaging',
    questions: ['What is the one sentence for each audience?', 'Which claims need a source, and where is it kept?'],
  },
  {
    id: 'vocabulary',
    heading: 'Vocabulary',
    questions: ['What are the things called, and what are they never called?', 'When is SiQ written out?'],
  },
  {
    id: 'tagline',
    heading: 'Name and tagline',
    questions: ['How are Alethia, Alethia Fusion and Sensory Intelligence written?', 'Where may the tagline stand?'],
  },
  {
    id: 'mechanics',
    heading: 'Grammar and mechanics',
    questions: ['How are figures, dates and units written?', 'Which capitals do headings and buttons take?'],
  },
  {
    id: 'inclusive-language',
    heading: 'Plain and inclusive language',
    questions: ['What reading level is aimed at?', 'How are people, roles and abilities named?'],
  },
  {
    id: 'examples',
    heading: 'Before and after',
    questions: ['What does a weak sentence look like beside a better one?', 'What was taken out, and why?'],
  },
];

export const voicePlaceholder = 'Placeholder text. This part of the guide has not been written yet.';

export const voiceElement = ({ id, heading, questions }: VoicePart): ReferenceElement => ({
  id: `voice/${id}`,
  name: heading,
  page: 'voice-verbal',
  subject: { text: voicePlaceholder, questions, ...(id === 'vocabulary' && { vocabulary }) },
});

export const voice: ReferenceElement[] = voiceParts.map(voiceElement);
