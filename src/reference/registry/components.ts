import { blockExamples } from '@/blocks/examples';
import type { ViewedBlockType } from '@/blocks/types';
import { gradients, palette, typeScale } from '@/design-system/tokens';
import { cardTreatments } from './cards';
import type { ReferenceElement } from './element';

/** Markup as data: rendered and printed from the same source. */
export type Sample = {
  tag: 'a' | 'button' | 'div';
  className: string;
  attributes: Record<string, string>;
  text: string;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function markupOf({ tag, className, attributes, text }: Sample): string {
  const all = Object.entries({ class: className, ...attributes });
  const written = all.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');
  return `<${tag}${written}>${escaped(text)}</${tag}>`;
}

export type ButtonEntry = { id: string; name: string; usage: string; sample: Sample };

const link = (className: string, text: string): Sample => ({
  tag: 'a',
  className,
  attributes: { href: '#' },
  text,
});

export const buttonEntries: ButtonEntry[] = [
  {
    id: 'gradient',
    name: 'Gradient',
    usage: 'The one action of a hero. Graphite text on ion.',
    sample: link('button button-gradient', 'Book a discovery session'),
  },
  {
    id: 'solid',
    name: 'Solid',
    usage: 'The one filled button of any other section.',
    sample: link('button button-solid', 'Request consultation'),
  },
  {
    id: 'outline',
    name: 'Outline',
    usage: 'The second way, beside a filled one.',
    sample: link('button button-outline', 'See how it works'),
  },
  {
    id: 'text',
    name: 'Text link',
    usage: 'Further reading. On the site an arrow follows it.',
    sample: link('text-link', 'Explore the partnership'),
  },
  {
    id: 'busy',
    name: 'Busy',
    usage: 'While a form is being sent. It keeps its width.',
    sample: {
      tag: 'button',
      className: 'button button-solid',
      attributes: { type: 'button', disabled: '' },
      text: 'Sending...',
    },
  },
  {
    id: 'nowhere',
    name: 'Leads nowhere yet',
    usage: 'A link whose page is still to come: shown, not clickable, and said so to screen readers.',
    sample: {
      tag: 'a',
      className: 'button button-outline',
      attributes: { role: 'link', 'aria-disabled': 'true' },
      text: 'Technical documentation',
    },
  },
];

export type InfoBox = { id: string; name: string; className: string; title: string; text: string; usage: string };

export const infoBoxes: InfoBox[] = [
  {
    id: 'note',
    name: 'Note',
    className: 'form-notice',
    title: 'Readings are kept for 90 days',
    text: 'After that only the decision and its date remain.',
    usage: 'Something worth knowing. Ion: it has been read.',
  },
  {
    id: 'unread',
    name: 'Unread signal',
    className: 'form-notice is-unread',
    title: 'Two desks have not answered',
    text: 'The reading stands without them until noon.',
    usage: 'Something that waits for someone.',
  },
  {
    id: 'harm',
    name: 'Harm',
    className: 'form-notice is-destructive',
    title: 'Your message was not sent',
    text: 'What you wrote is still here. Please try again in a minute.',
    usage: 'Something went wrong, and what to do about it.',
  },
  {
    id: 'inference',
    name: 'Inference',
    className: 'form-notice is-inference',
    title: 'Read by a model, not by a person',
    text: 'Three earlier winters began with the same two readings.',
    usage: 'What a machine has inferred, marked as such.',
  },
];

export const formFields = [
  { id: 'full-name', label: 'Full Name', name: 'name', kind: 'text', autoComplete: 'name' },
  { id: 'email', label: 'Email Address', name: 'email', kind: 'email', autoComplete: 'email' },
  { id: 'message', label: 'Message', name: 'message', kind: 'lines', minHeight: 132 },
] as const;

const titleOf = (slug: string) => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export type BlockEntry = { id: ViewedBlockType; name: string; situations: string[] };

/** Every block available to editors, with the examples of its test and thumbnail. */
export const blockEntries: BlockEntry[] = (Object.keys(blockExamples) as ViewedBlockType[]).map((id) => ({
  id,
  name: titleOf(id),
  situations: Object.keys(blockExamples[id]),
}));

const element = (id: string, name: string, subject: unknown): ReferenceElement => ({
  id: `component/${id}`,
  name,
  page: 'design-system',
  subject,
});
const buttonTokens = { ion: gradients.ion, hex: [palette.ion.hex, palette.graphite.hex], type: typeScale.small };

export const components: ReferenceElement[] = [
  ...buttonEntries.map((entry) => element(`button-${entry.id}`, `${entry.name} button`, { entry, buttonTokens })),
  element('card-treatments', 'Card treatments', cardTreatments),
  ...formFields.map((field) => element(`form-${field.id}`, `Form field ${field.label}`, field)),
  ...infoBoxes.map((box) => element(`info-${box.id}`, `${box.name} box`, box)),
  ...blockEntries.map(({ id, name }) => element(`block-${id}`, `${name} block`, blockExamples[id])),
];
