import type { Field, TextFieldValidation } from 'payload';
import { serviceAddressSchema } from '@/lib/outside-services';
import { problemIn } from '@/lib/problem-in';
import { row, text } from './text';

type Row = { scriptAddress?: string | null; frameAddress?: string | null };

const problemOf = (value: unknown): string | true => problemIn(serviceAddressSchema, value) ?? true;

const address: TextFieldValidation = (value) => problemOf(value);
const optionalAddress: TextFieldValidation = (value) => !value || problemOf(value);

const scriptAddress: TextFieldValidation = (value, { siblingData }) => {
  if (value) return problemOf(value);
  return Boolean((siblingData as Row).frameAddress) || 'Enter the address of its script, of its frames, or both.';
};

const hasServices = ({ outsideServices }: { outsideServices?: unknown[] | null }) => Boolean(outsideServices?.length);

const LONGEST_NAME = 60;
const LONGEST_PURPOSE = 200;

const services = (description: string, fields: Field[]): Field => ({
  name: 'outsideServices',
  type: 'array',
  maxRows: 8,
  label: 'Outside services that need consent',
  labels: { singular: 'Service', plural: 'Services' },
  admin: { initCollapsed: true, description },
  fields,
});

export const serviceTexts = services(
  'What the site settings say about each service, in this language. Without it, visitors read English.',
  [
    row(
      text('service', LONGEST_NAME, 'The name of the service, exactly as in the site settings.', { width: '50%' }),
      text('name', LONGEST_NAME, 'Its name in this language, if it is another.', { isOptional: true, width: '50%' }),
    ),
    text('purpose', LONGEST_PURPOSE, 'One sentence that tells visitors what it is for.'),
  ],
);

/** Loaded only after the visitor has accepted (docs/decisions/049-consent.md). */
export const outsideServiceFields: Field[] = [
  services(
    'Services of other companies, such as an analytics script, a chat or an embedded calendar. None is loaded before visitors agree. Leave empty if there is none: then visitors are not asked anything. Ask the lawyers, and adapt the privacy policy, before you publish one.',
    [
      row(
        text('name', LONGEST_NAME, 'The name of the service and its provider, as visitors know it.', {
          width: '40%',
        }),
        {
          name: 'privacyAddress',
          type: 'text',
          required: true,
          label: 'Privacy policy of the provider',
          validate: address,
          custom: { holds: 'address' },
          admin: { width: '60%', description: 'Begins with https://.' },
        },
      ),
      text(
        'purpose',
        LONGEST_PURPOSE,
        'One sentence that tells visitors what it is for, for example: "Shows us which pages are hard to find."',
      ),
      {
        name: 'scriptAddress',
        type: 'text',
        validate: scriptAddress,
        custom: { holds: 'code' },
        admin: {
          description: 'The address of its script. Pages load it, and nothing else, after the visitor accepts.',
        },
      },
      {
        name: 'frameAddress',
        type: 'text',
        validate: optionalAddress,
        custom: { holds: 'code' },
        admin: {
          description:
            'An address of the pages that it shows in frames. If it belongs to the provider of the external booking calendar, the calendar waits for consent.',
        },
      },
      {
        name: 'connections',
        type: 'array',
        // The generated name would be too long for Postgres.
        dbName: 'service_connections',
        maxRows: 6,
        labels: { singular: 'Address', plural: 'Addresses' },
        admin: {
          initCollapsed: true,
          description:
            'Where else its script sends data, if not to the address that it comes from. The documentation of the service lists this under "Content Security Policy".',
        },
        fields: [{ name: 'address', type: 'text', required: true, validate: address, custom: { holds: 'code' } }],
      },
    ],
  ),
  {
    name: 'privacyPage',
    type: 'relationship',
    relationTo: 'legal-pages',
    required: true,
    admin: {
      condition: hasServices,
      allowCreate: false,
      description: 'The privacy policy of this site. The question links to it, and it lists these services.',
    },
  },
];
