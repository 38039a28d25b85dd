import type { Form } from '@payload-types';
import type { BlockExamples } from '../types';

const form: Form = {
  id: '00000000-0000-4000-8000-000000000401',
  title: 'Audit request',
  fields: [
    { id: 'name', blockType: 'text', label: 'Name', autofill: 'name', required: true },
    { id: 'mail', blockType: 'email', label: 'Work email', required: true },
    {
      id: 'part',
      blockType: 'choice',
      label: 'What should we look at?',
      options: [{ text: 'Sensors and signals' }, { text: 'Decisions in operation' }, { text: 'Something else' }],
      required: true,
    },
    {
      id: 'other',
      blockType: 'text',
      label: 'What is it?',
      required: true,
      shownIf: { field: 'What should we look at?', value: 'Something else' },
    },
    { id: 'sites', blockType: 'number', label: 'Number of sites', min: 1, max: 5000, required: false },
    {
      id: 'start',
      blockType: 'date',
      label: 'Preferred start',
      hint: 'The first day that suits you.',
      required: false,
    },
    { id: 'more', blockType: 'long-text', label: 'What else should we know?', required: false },
    {
      id: 'agreed',
      blockType: 'consent',
      label: 'You may call me about this request.',
      required: false,
    },
  ],
  submitLabel: 'Request an audit',
  thanks: { kind: 'text', text: 'We have received your request and will get back to you.' },
  recipients: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

export const formExamples = {
  default: {
    block: {
      blockType: 'form',
      heading: 'Ask for a signal audit',
      text: 'Two days, one of your sites, and a list of what its signals already say.',
      form,
      section: { ground: 'white', spacing: 'standard' },
    },
    data: form,
  },
} satisfies BlockExamples<'form'>;
