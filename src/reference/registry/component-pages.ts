import type { Block } from 'payload';
import { blockExamples } from '@/blocks/examples';
import { blocks } from '@/blocks/index';
import { blockEntries } from './components';
import { type Part, parts } from './parts';
import usedTokens from './used-tokens.json' with { type: 'json' };

export type ComponentPage = {
  /** `/design-system/<id>` */
  id: string;
  name: string;
  use: string;
  /** Ids in the registry. */
  elements: string[];
  /** Custom properties that its stylesheet uses. */
  tokens: string[];
} & (
  | { kind: 'part'; part: Part }
  | { kind: 'section'; fields: { name: string; text: string }[]; situations: string[]; code: string }
);

const tokensOf = (id: string) => ((usedTokens as Record<string, string>)[id] ?? '').split(' ').filter(Boolean);

const words = (name: string) => {
  const apart = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

/** What editors fill in, in the order of the form; without the look, which every section has. */
const fieldsOf = (block: Block) =>
  block.fields.flatMap((field) => {
    if (!('name' in field) || field.type === 'ui' || ['exampleConfirmed', 'section'].includes(field.name)) return [];
    const { label, admin } = field;
    const text = admin && 'description' in admin ? admin.description : undefined;
    return typeof text === 'string' ? [{ name: typeof label === 'string' ? label : words(field.name), text }] : [];
  });

const whenToUse = (block: Block): string => String((block.admin?.custom as { use?: unknown } | undefined)?.use ?? '');

const sections: ComponentPage[] = blockEntries.flatMap(({ id, name, situations }): ComponentPage[] => {
  const block = blocks.find(({ slug }) => slug === id);
  if (!block) return [];
  return [
    {
      kind: 'section',
      id,
      name,
      use: whenToUse(block),
      elements: [`component/block-${id}`],
      tokens: tokensOf(id),
      fields: fieldsOf(block),
      situations,
      code: JSON.stringify(Object.values(blockExamples[id])[0]?.block, null, 2),
    },
  ];
});

/** Every component that has a page, for the overview, the index and the pages themselves. */
export const componentPages: ComponentPage[] = [
  ...parts.map(
    (part): ComponentPage => ({
      kind: 'part',
      id: part.id,
      name: part.name,
      use: part.use,
      elements: part.elements,
      tokens: tokensOf(part.id),
      part,
    }),
  ),
  ...sections,
];

export const componentAddress = (id: string) => `/design-system/${id}`;
