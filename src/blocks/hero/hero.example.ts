import type { BlockExamples } from '../types';

export const heroExamples = {
  measured: {
    block: {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro:
        'Every disruption announces itself early, in fragments, to people and systems that cannot see one another. Sensory Intelligence joins them in time to choose.',
      links: [
        { label: 'Book a discovery session', kind: 'address', address: '/book', appearance: 'gradient' },
        { label: 'See how it works', kind: 'address', address: '/sensory-intelligence', appearance: 'outline' },
      ],
      figure: 'sensor',
      readings: [
        { name: 'Spot freight', value: 'quiet, then firm' },
        { name: 'River gauge', value: 'low, falling' },
        { name: 'Crew overtime', value: 'two sites' },
        { name: 'Work orders', value: 'deferred again' },
        { name: 'Barge draft', value: 'loads lighter' },
        { name: 'Claims wording', value: 'a new phrase' },
      ],
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  industry: {
    block: {
      blockType: 'hero',
      layout: 'split',
      heading: 'The curve bends before it breaks',
      highlight: 'before it breaks',
      intro:
        'Demand, weather, assets, markets and crews each carry part of the next hour. Alethia reads them together, so operators can act on the bend.',
      links: [
        { label: 'Book a discovery session', kind: 'address', address: '/book', appearance: 'gradient' },
        { label: 'What it senses', kind: 'address', address: '/solutions/energy#capabilities', appearance: 'outline' },
      ],
      figure: 'energy',
      readings: [
        { name: 'Overnight load', value: 'a new plateau' },
        { name: 'Morning shoulder', value: 'earlier than forecast' },
        { name: 'Rooftop solar', value: 'cloud front from the west' },
        { name: 'Midday trough', value: 'deeper on three feeders' },
        { name: 'Evening ramp', value: 'steeper each week' },
        { name: 'Transformer T-14', value: 'warm, slow to cool' },
      ],
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  'reversed on ocean': {
    block: {
      blockType: 'hero',
      layout: 'reversed',
      badge: 'PLATFORM',
      heading: 'Every reading in its circumstances',
      intro:
        'When it was true, where, for whom, connected to what and at what price: five dimensions, read by six modules, shown to the one person who can act.',
      links: [{ label: 'Request access', kind: 'address', address: '/book', appearance: 'gradient' }],
      figure: 'strata',
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
  centered: {
    block: {
      blockType: 'hero',
      layout: 'centered',
      heading: 'Every industry has its own early signs',
      highlight: 'early signs',
      intro:
        'A reserve that drifts, a ramp that steepens, a bearing that hums. Find the signs in yours and the time they leave you to act.',
      links: [{ label: 'Find your industry', kind: 'address', address: '/solutions', appearance: 'outline' }],
      figure: 'insurance',
      section: { ground: 'indigo', spacing: 'standard' },
    },
  },
  'above its drawing': {
    block: {
      blockType: 'hero',
      layout: 'below',
      heading: 'It was there all along',
      intro: 'Aletheia is Greek for unconcealment: something present becomes visible.',
      links: [{ label: 'Read our mission', kind: 'address', address: '/about', appearance: 'outline' }],
      figure: 'unconcealment',
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  'words only': {
    block: {
      blockType: 'hero',
      layout: 'plain',
      heading: 'Get in touch',
      intro: 'Tell us what you would like to see earlier, and we will tell you whether we can help.',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'hero'>;
