import type { CheckboxField, Field } from 'payload';
import { isObject } from '@/lib/is-object';
import { exampleTexts } from './example-texts';

const QUOTED = 3;
const LONGEST = 60;
const quoted = (text: string) => `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`;

function refusal(texts: string[]): string {
  const more = texts.length - QUOTED;
  const listed = [...texts.slice(0, QUOTED).map(quoted), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const begin = texts.length === 1 ? 'One text of this section is' : `${texts.length} texts of this section are`;
  return `${begin} still the example: ${listed}. Change them, or confirm that they are right.`;
}

/** Shown while a section has invented example texts: they must be confirmed before publishing, except in patterns. */
export const exampleConfirmation = (blockType: string, fields: Field[]): CheckboxField => ({
  name: 'exampleConfirmed',
  type: 'checkbox',
  label: 'These example texts are correct as they are',
  validate: (value, { collectionSlug, req, siblingData }) => {
    if (value === true || collectionSlug === 'patterns' || !req.user || !isObject(siblingData)) return true;
    const texts = exampleTexts(blockType, fields, siblingData);
    return texts.length === 0 || refusal(texts);
  },
  admin: {
    condition: (_, siblingData) => isObject(siblingData) && exampleTexts(blockType, fields, siblingData).length > 0,
    components: { Field: '/admin/examples/example-notice#ExampleNotice' },
  },
});
