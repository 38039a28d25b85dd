import type { Field } from 'payload';
import { staffOnlyField } from '@/access/rules';
import { isObject } from '@/lib/is-object';
import { examplesOf, exampleTexts } from './example-texts';

const QUOTED = 3;
const LONGEST = 60;
const quoted = (text: string) => `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`;

function refusal(texts: string[]): string {
  const more = texts.length - QUOTED;
  const listed = [...texts.slice(0, QUOTED).map(quoted), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const begin = texts.length === 1 ? 'One text of this section is' : `${texts.length} texts of this section are`;
  return `${begin} still the example: ${listed}. Change them, or say that they are right as they are.`;
}

/**
 * Each invented example text of a section is changed, or confirmed as it is, before publishing, except in
 * patterns. `exampleConfirmed` stands for all texts of a section: in older content, and over the API.
 */
export function exampleFields(blockType: string, fields: Field[]): Field[] {
  const examples = examplesOf(blockType, fields);
  return [
    {
      name: 'exampleConfirmed',
      type: 'checkbox',
      label: 'All example texts of this section are right as they are',
      validate: (_, { collectionSlug, req, siblingData }) => {
        if (collectionSlug === 'patterns' || !req.user || !isObject(siblingData)) return true;
        const texts = exampleTexts(examples, fields, siblingData);
        return texts.length === 0 || refusal(texts);
      },
      admin: {
        condition: (_, siblingData) => isObject(siblingData) && exampleTexts(examples, fields, siblingData).length > 0,
        components: {
          Field: {
            path: '/admin/examples/example-notice#ExampleNotice',
            clientProps: { examples },
          },
        },
      },
    },
    {
      name: 'rightExamples',
      type: 'text',
      hasMany: true,
      maxRows: 200,
      access: { read: staffOnlyField },
      custom: { holds: 'code', isDesign: true },
      admin: { hidden: true },
    },
  ];
}
