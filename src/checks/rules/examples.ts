import type { Field } from 'payload';
import { exampleTexts } from '@/blocks/example-texts';
import { sectionsIn } from '@/blocks/live-sections';
import { type Finding, warning } from '../finding';

/** Texts of examples that publishing accepts, because visitors read them already. `fieldsOf`: of a block. */
export const checkExamples = (document: object, fieldsOf: (blockType: string) => Field[]): Finding[] =>
  [...sectionsIn(document)].flatMap(({ section, path }) => {
    if (section.exampleConfirmed === true) return [];
    const { length } = exampleTexts(section.blockType, fieldsOf(section.blockType), section);
    if (length === 0) return [];
    const what = length === 1 ? 'One text of this section is' : `${length} texts of this section are`;
    return [warning('field', `${path}.exampleConfirmed`, `${what} still the example. Change them, or confirm them.`)];
  });
