import type { BlockExamples } from '../types';

export const heroExamples = {
  measured: {
    block: {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro:
        'Software for insurers, utilities, manufacturers, shippers and builders. It connects the early warnings your people and systems already hold, while you can still act. Within 90 days, you use it for one decision, such as a renewal or a reroute, and a score shows how much sooner you know.',
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
        'Software for utilities and grid operators. Alethia puts what demand, weather, assets, markets and crews already show in front of the control room, while the bend is still a bend. One kind of ramp is live in 90 days.',
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
      heading: 'Every alert with its whole story',
      intro:
        'Software that says when, where, who’s affected, what depends on it and what delay costs, and tells the one person who can act.',
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
      intro: 'Aletheia is Greek for unconcealment: what was there all along becomes visible.',
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
