import type { Ground } from '@/fields/section';
import { cards, cardTreatments } from './cards';
import { buttonEntries, components, infoBoxes, markupOf } from './components';
import { metrics, sampleMetrics } from './metrics';

/** Markup that is shown both as itself and as code. `ground`: white unless named. */
export type Drawn = { name: string; text: string; markup: string; ground?: Ground };

/** A part of a specimen: where its line begins, in percent of the width, and what it is. */
export type Mark = { at: number; side: 'above' | 'below'; name: string; text: string };

export type Part = {
  /** In its address: `/design-system/button`. */
  id: string;
  name: string;
  use: string;
  /** Ids in the registry: their decisions are shown on the page. */
  elements: string[];
  specimen: string;
  anatomy: Mark[];
  /** States, and variants where there are some. */
  states: Drawn[];
  dos: Drawn[];
  donts: Drawn[];
  code: string;
  /** Selectors of its rules begin with one of these (used-in-styles.ts). */
  classes: string[];
};

const idsOf = (all: { id: string }[], prefix: string) =>
  all.map(({ id }) => id).filter((id) => id.startsWith(prefix) && id !== 'component/button-text');

/** One element a line. */
const lines = (markup: string) => markup.replaceAll('><', '>\n<');

const button = (className: string, text: string) => `<a class="button ${className}" href="#">${text}</a>`;
const sample = (id: string) => {
  const entry = buttonEntries.find((one) => one.id === id);
  return entry ? markupOf(entry.sample) : '';
};
const arrow = '<svg class="arrow" viewBox="0 0 20 10" aria-hidden="true"><path d="M0 5h19M15 1l4 4-4 4"></path></svg>';
const link = (className = '') =>
  `<a class="${`text-link ${className}`.trim()}" href="#">Explore the partnership${arrow}</a>`;

type FieldOptions = {
  id: string;
  className?: string;
  attributes?: string;
  notes?: string;
  value?: string;
};
const field = ({ id, className = '', attributes = '', notes = '', value = '' }: FieldOptions) =>
  `<div class="field"><label for="${id}">Email Address</label><input id="${id}" type="email" autocomplete="off" class="${`field-input ${className}`.trim()}"${value && ` value="${value}"`}${attributes}>${notes}</div>`;
const error = (id: string, text: string) => ({
  attributes: ` aria-invalid="true" aria-describedby="${id}-error"`,
  notes: `<p id="${id}-error" class="field-error">${text}</p>`,
});
const hint = (id: string, text: string) => ({
  attributes: ` aria-describedby="${id}-hint"`,
  notes: `<p id="${id}-hint" class="field-hint">${text}</p>`,
});

const notice = (className: string, title: string, text: string) =>
  `<div class="${className}"><p>${title}</p><p>${text}</p></div>`;

const card = (className: string, title: string, text: string) =>
  `<div class="pattern ${className}"><p class="text-card">${title}</p><p class="text-small text-ink-2">${text}</p></div>`;

const metric = (value: string, label: string, note: string) =>
  `<dl class="metrics-list of-1"><div class="metric"><dt class="text-small">${label}</dt><dd class="metric-value">${value}</dd><dd class="metric-note text-caption text-ink-3">${note}</dd></div></dl>`;
const [share] = sampleMetrics;

/** The parts that sections are built from. Sections have pages of their own, from their blocks. */
export const parts: Part[] = [
  {
    id: 'button',
    name: 'Button',
    use: 'An action, or the way to one. One filled button a section; the second way is an outline.',
    elements: idsOf(components, 'component/button-'),
    specimen: sample('solid'),
    anatomy: [
      { at: 50, side: 'above', name: 'Label', text: 'A verb and what it does, two to four words, 16 px at 500.' },
      {
        at: 8,
        side: 'below',
        name: 'Ground',
        text: 'Graphite on light grounds, quartz on dark. Ion is kept for heroes.',
      },
      { at: 92, side: 'below', name: 'Height', text: 'At least 48 px, a thumb’s target; padding 12 by 32 px.' },
      { at: 0, side: 'above', name: 'Corner', text: '4 px, as everywhere.' },
    ],
    states: [
      { name: 'Default', text: 'Solid.', markup: button('button-solid', 'Request consultation') },
      {
        name: 'Hover',
        text: 'The ground lightens in 200 ms. Nothing moves.',
        markup: button('button-solid is-hover', 'Request consultation'),
      },
      {
        name: 'Focus',
        text: 'A line of 2 px, 3 px away, by keyboard only.',
        markup: button('button-solid is-focus-visible', 'Request consultation'),
      },
      { name: 'Pressed', text: 'One pixel down.', markup: button('button-solid is-active', 'Request consultation') },
      { name: 'Busy', text: 'While a form is being sent. It cannot be pressed twice.', markup: sample('busy') },
      { name: 'Disabled', text: 'A link without a page: it says so to screen readers.', markup: sample('nowhere') },
      { name: 'Outline', text: 'The second way.', markup: sample('outline') },
      {
        name: 'Outline, hover',
        text: 'The line takes the color of the text.',
        markup: button('button-outline is-hover', 'See how it works'),
      },
      { name: 'Gradient', text: 'The one action of a hero, on dark.', markup: sample('gradient'), ground: 'graphite' },
      {
        name: 'Gradient, hover',
        text: 'The light crosses the button in 600 ms.',
        markup: button('button-gradient is-hover', 'Book a discovery session'),
        ground: 'graphite',
      },
    ],
    dos: [
      {
        name: 'One filled, one outlined',
        text: 'It is clear what comes first.',
        markup: `<p class="drawn-row">${button('button-solid', 'Book a session')}${button('button-outline', 'See how it works')}</p>`,
      },
      { name: 'Graphite on ion', text: 'A contrast of 4.97.', markup: sample('gradient'), ground: 'graphite' },
    ],
    donts: [
      {
        name: 'Two filled buttons',
        text: 'Neither is the action.',
        markup: `<p class="drawn-row">${button('button-solid', 'Book a session')}${button('button-solid', 'See how it works')}</p>`,
      },
      {
        name: 'White on ion',
        text: 'A contrast of 3.53: below 4.5.',
        markup:
          '<p class="drawn-row"><span class="button drawn-white-on-ion" aria-hidden="true">Book a session</span></p>',
      },
      {
        name: 'A label that could stand anywhere',
        text: 'Say what happens.',
        markup: `<p class="drawn-row">${button('button-solid', 'Submit')}</p>`,
      },
    ],
    code: lines(sample('solid')),
    classes: ['.button'],
  },
  {
    id: 'text-link',
    name: 'Text link',
    use: 'Further reading, below a text. It leads somewhere; it never does something.',
    elements: ['component/button-text'],
    specimen: link(),
    anatomy: [
      { at: 30, side: 'above', name: 'Label', text: 'Where it leads, 16 px at 500.' },
      { at: 96, side: 'above', name: 'Arrow', text: '20 by 10 px, a line of 1.25 px.' },
      { at: 50, side: 'below', name: 'Height', text: '44 px can be pressed, although less is drawn.' },
    ],
    states: [
      { name: 'Default', text: 'In the color of the text.', markup: link() },
      { name: 'Hover', text: 'The arrow goes 6 px ahead, in 280 ms.', markup: link('is-hover') },
      { name: 'Focus', text: 'The line of every control.', markup: link('is-focus-visible') },
    ],
    dos: [{ name: 'Name the place', text: 'It can be read without the text before it.', markup: link() }],
    donts: [
      {
        name: 'Say that there is more',
        text: 'Of what? Lists of links read so are useless.',
        markup: `<p><a class="text-link" href="#">More${arrow}</a></p>`,
      },
      {
        name: 'Dress it as a box',
        text: 'A box informs; a link leads.',
        markup: `<div class="form-notice"><p><a href="#">Explore the partnership</a></p></div>`,
      },
    ],
    code: lines(link()),
    classes: ['.text-link', '.arrow'],
  },
  {
    id: 'form-field',
    name: 'Form field',
    use: 'One question. Its label stays above it, and its error says what to do.',
    elements: idsOf(components, 'component/form-'),
    specimen: field({ id: 'specimen', ...hint('specimen', 'We write to it once.') }),
    anatomy: [
      { at: 8, side: 'above', name: 'Label', text: '16 px at 500, always visible.' },
      {
        at: 92,
        side: 'above',
        name: 'Field',
        text: 'At least 48 px high; a line that reaches 3 to 1 on every ground.',
      },
      { at: 8, side: 'below', name: 'Hint or error', text: '14 px, below the field, tied to it for screen readers.' },
    ],
    states: [
      { name: 'Default', text: 'Empty, without an example in it.', markup: field({ id: 'state-default' }) },
      { name: 'Hover', text: 'The line darkens.', markup: field({ id: 'state-hover', className: 'is-hover' }) },
      {
        name: 'Focus',
        text: 'Line and outline meet: no gap.',
        markup: field({ id: 'state-focus', className: 'is-focus-visible' }),
      },
      { name: 'Filled', text: 'What was typed.', markup: field({ id: 'state-filled', value: 'ana@grid.example' }) },
      {
        name: 'With a hint',
        text: 'What people ask before they type.',
        markup: field({ id: 'state-hint', ...hint('state-hint', 'We write to it once.') }),
      },
      {
        name: 'Error',
        text: 'After sending: a bar, a line, and a sentence.',
        markup: field({
          id: 'state-error',
          value: 'ana@grid',
          ...error('state-error', 'Please enter a valid email address'),
        }),
      },
      {
        name: 'On dark',
        text: 'The same roles, other values.',
        markup: field({
          id: 'state-dark',
          value: 'ana@grid',
          ...error('state-dark', 'Please enter a valid email address'),
        }),
        ground: 'graphite',
      },
    ],
    dos: [
      {
        name: 'Say what to do',
        text: 'The entry stays in the field.',
        markup: field({
          id: 'do-error',
          value: 'ana@grid',
          ...error('do-error', 'Please enter a valid email address'),
        }),
      },
    ],
    donts: [
      {
        name: 'A label that vanishes',
        text: 'While people type, they no longer see what belongs here.',
        markup:
          '<div class="field"><input type="email" class="field-input" autocomplete="off" placeholder="Email Address" aria-label="Email Address"></div>',
      },
      {
        name: 'Color alone',
        text: 'Nothing says what is wrong.',
        markup: field({ id: 'dont-color', value: 'ana@grid', attributes: ' aria-invalid="true"' }),
      },
    ],
    code: lines(field({ id: 'email', ...hint('email', 'We write to it once.') })),
    classes: ['.field'],
  },
  {
    id: 'info-box',
    name: 'Info box',
    use: 'Something to know beside the text. Its edge says what kind of thing it is, and so do its words.',
    elements: idsOf(components, 'component/info-'),
    specimen: notice(
      'form-notice',
      'Readings are kept for 90 days',
      'After that only the decision and its date remain.',
    ),
    anatomy: [
      { at: 0.5, side: 'above', name: 'Edge', text: '3 px of meaning: ion, amber, ember or indigo.' },
      { at: 30, side: 'above', name: 'First line', text: 'The whole message, at 600.' },
      { at: 30, side: 'below', name: 'Second line', text: 'What follows from it. Optional.' },
    ],
    states: infoBoxes.map(({ name, className, title, text, usage }) => ({
      name,
      text: usage,
      markup: notice(className, title, text),
    })),
    dos: [
      {
        name: 'One box',
        text: 'Beside the thing that it is about.',
        markup: notice(
          'form-notice is-unread',
          'Two desks have not answered',
          'The reading stands without them until noon.',
        ),
      },
    ],
    donts: [
      {
        name: 'Ember for attention',
        text: 'Ember is harm. Nothing went wrong here.',
        markup: notice('form-notice is-destructive', 'New: our spring issue', 'Read it now.'),
      },
      {
        name: 'A link in disguise',
        text: 'Use a text link.',
        markup: `<div class="form-notice"><p><a href="#">All readings</a></p></div>`,
      },
    ],
    code: lines(
      notice('form-notice', 'Readings are kept for 90 days', 'After that only the decision and its date remain.'),
    ),
    classes: ['.form-notice'],
  },
  {
    id: 'card',
    name: 'Card',
    use: 'One thing among a few of its kind. Plates that share hairlines come first; a card stands alone.',
    elements: idsOf(cards, 'card/'),
    specimen: card('card-outlined', 'An open position', 'Title, place, department. The text is one click away.'),
    anatomy: [
      { at: 8, side: 'above', name: 'Title', text: '18 to 20 px at 600: the name of the thing.' },
      { at: 92, side: 'above', name: 'Hairline', text: 'One pixel, 4 px of radius, no shadow.' },
      { at: 8, side: 'below', name: 'Text', text: 'One or two sentences.' },
      { at: 92, side: 'below', name: 'Padding', text: '32 px, 24 on small screens.' },
    ],
    states: cardTreatments.map(({ name, class: className, text, usage, ground }) => ({
      name,
      text: usage,
      markup: card(className, name, text),
      ground,
    })),
    dos: [
      {
        name: 'Outlined on white',
        text: 'A line and space are enough.',
        markup: card('card-outlined', 'A newsletter issue', 'Number, date, three topics.'),
      },
    ],
    donts: [
      {
        name: 'Glass on white',
        text: 'There is nothing to see through it.',
        markup:
          '<div class="pattern card-glass drawn-glass"><p class="text-card">A newsletter issue</p><p class="text-small">Number, date, three topics.</p></div>',
      },
      {
        name: 'A shadow',
        text: 'Nothing floats here.',
        markup:
          '<div class="pattern drawn-shadow"><p class="text-card">A newsletter issue</p><p class="text-small text-ink-2">Number, date, three topics.</p></div>',
      },
    ],
    code: lines(card('card-outlined', 'An open position', 'Title, place, department. The text is one click away.')),
    classes: ['.pattern', '.card-'],
  },
  {
    id: 'metric',
    name: 'Metric',
    use: 'A figure that says of what, compared with what, and since when.',
    elements: idsOf(metrics, 'metric/'),
    specimen: metric(share.value, 'Readings that were joined in time', 'Of 412 alerts, since March'),
    anatomy: [
      { at: 8, side: 'above', name: 'Label', text: 'What is counted.' },
      { at: 30, side: 'below', name: 'Figure', text: 'Large, with its unit and sign.' },
      { at: 8, side: 'below', name: 'Note', text: 'Of how many, and since when.' },
    ],
    states: sampleMetrics.map(({ value, label, note }) => ({
      name: label,
      text: 'A sample.',
      markup: metric(value, label, note),
    })),
    dos: [
      {
        name: 'With its whole',
        text: 'It can be checked.',
        markup: metric('98%', 'Readings that were joined in time', 'Of 412 alerts, since March'),
      },
    ],
    donts: [{ name: 'A figure alone', text: 'Of what?', markup: '<p class="metric-value">10x</p>' }],
    code: lines(metric(share.value, share.label, share.note)),
    classes: ['.metric'],
  },
];
