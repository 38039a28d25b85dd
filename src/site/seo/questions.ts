import type { FAQPage, WithContext } from 'schema-dts';
import type { ViewedBlock } from '@/blocks/types';

type Node = { type: string; text?: string; children?: Node[] };

const BLOCKS = ['paragraph', 'heading', 'listitem', 'quote'];

/** Plain text, with a line for each paragraph and item. */
const textOf = (node: Node): string => {
  if (node.type === 'linebreak') return '\n';
  const text = node.text ?? (node.children ?? []).map(textOf).join('');
  return BLOCKS.includes(node.type) ? `${text.trim()}\n` : text;
};

/** The questions of all sections of a page as one FAQ, which search engines expect once; undefined without any. */
export function questionsIn(sections: ViewedBlock[]): WithContext<FAQPage> | undefined {
  const questions = sections.flatMap((section) => (section.blockType === 'questions' ? section.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: textOf(answer.root as Node)
          .replace(/\n{2,}/g, '\n')
          .trim(),
      },
    })),
  };
}
