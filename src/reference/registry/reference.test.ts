import { describe, expect, test } from 'vitest';
import { contrast } from '@/design-system/contrast';
import {
  durations,
  easings,
  gradients,
  groundColors,
  palette,
  sectionSpacing,
  spacing,
  typeScale,
} from '@/design-system/tokens';
import { elements } from './';
import { auditItems, auditSummary } from './audit';
import { cardTreatments, patternCards } from './cards';
import { swatches } from './colors';
import { blockEntries, formFields } from './components';
import { anchorOf, hashOf } from './element';
import { architectureItems, gradientRules, meshes, textGradients } from './gradients';
import { layoutTemplates } from './layouts';
import { logoRules, logoVariations } from './logos';
import { sampleMetrics } from './metrics';
import { durationEntries, easingEntries } from './motion';
import { sectionSpaces, spacingTokens } from './spacing';
import { gradientTexts, monoSpec, typeEntries } from './typography';

// The expected values are those of the content document, sections 2, 3, 5 and 9.

test('the palette is the one of section 9, in four spectra', () => {
  expect(swatches.map(({ name, hex }) => `${name} ${hex.slice(1)}`)).toEqual([
    'Ion Blue 0C8CE9',
    'Light Blue 9ED1F6',
    'Quartz White E9F3FF',
    'Electric Indigo 6A63FF',
    'Magenta Signal C23BFF',
    'Amber Arc FFAC00',
    'Ember FC4E12',
    'Deep Graphite 17191F',
    'Shadow Grey 3E4447',
    'Mid Grey 646B6E',
    'Light Grey B2B4B5',
  ]);
  expect(new Set(swatches.map(({ spectrum }) => spectrum))).toEqual(
    new Set(['Core', 'Dimensional', 'Orbit', 'Foundation']),
  );
  for (const swatch of swatches) expect(swatch.var).toBe(`--color-${swatch.token}`);
});

test('six gradients at 135°, four meshes', () => {
  expect(textGradients).toHaveLength(6);
  expect(new Set(textGradients.map(({ angle }) => angle))).toEqual(new Set([135]));
  expect(meshes.map(({ name }) => name)).toEqual(['Graphite', 'Ocean', 'Indigo', 'Frost']);
});

test('six logo variations with the rules of section 5', () => {
  expect(logoVariations).toHaveLength(6);
  expect(logoVariations.some(({ primary }) => primary)).toBe(true);
  expect(logoVariations.some(({ monochrome }) => monochrome)).toBe(true);
  expect(logoRules.map(({ value }) => value)).toEqual(['120px', '0.75 inches', '32px × 32px', 'Height of the A']);
});

test('every logo has a contrast of at least 4.5 on its ground', () => {
  for (const { name, inks, background } of logoVariations) {
    expect(contrast(inks[0], groundColors[background]), name).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks[1], groundColors[background]), name).toBeGreaterThanOrEqual(3);
  }
});

test('eleven entries of type with the sizes of section 9', () => {
  expect(typeEntries.map(({ name, sizes }) => [name, sizes.join('/')])).toEqual([
    ['Hero title', '48/60/72'],
    ['Subheadline', '24/30/36'],
    ['Page title', '36/48'],
    ['Section header', '24/30'],
    ['Subsection', '20/24'],
    ['Card title', '18/20'],
    ['Intro body', '18/24'],
    ['Body', '18'],
    ['Small', '16'],
    ['Caption', '14'],
    ['Mono label', '14'],
  ]);
  for (const { weight } of typeEntries) {
    expect(weight).toBeGreaterThanOrEqual(400);
    expect(weight).toBeLessThanOrEqual(700);
  }
  expect(monoSpec).toMatchObject({ name: 'IBM Plex Mono', weights: [400, 500, 600] });
});

test('four styles of gradient text, none under 20 px', () => {
  expect(gradientTexts).toHaveLength(4);
  for (const { smallest } of gradientTexts) expect(smallest).toBeGreaterThanOrEqual(20);
});

test('allowed gradient text has a contrast of 3 at both ends', () => {
  for (const { name, gradient, ground } of gradientTexts) {
    if (!gradient) continue;
    for (const stop of gradients[gradient]) {
      expect(contrast(palette[stop].hex, groundColors[ground]), name).toBeGreaterThanOrEqual(3);
    }
  }
});

test('nine steps of spacing and seven section spacings, smaller by 25 to 50 % on small screens', () => {
  expect(spacingTokens.map(({ value, tailwind }) => `${value} ${tailwind}`)).toEqual(
    [4, 8, 12, 16, 24, 32, 48, 64, 96].map((value) => `${value} p-${value / 4}`),
  );
  expect(sectionSpaces.map(({ name, pixels }) => [name, pixels])).toEqual([
    ['Hero top padding', 128],
    ['Hero bottom padding', 80],
    ['Content section', 96],
    ['CTA section', 64],
    ['Subsection gap', 48],
    ['Grid gap', 32],
    ['Card padding', 32],
  ]);
  for (const { name, reduction } of sectionSpaces) {
    expect(reduction, name).toBeGreaterThanOrEqual(25);
    expect(reduction, name).toBeLessThanOrEqual(50);
  }
});

test('three easings and five durations', () => {
  expect(easingEntries.map(({ id, value }) => `${id} ${value}`)).toEqual([
    'standard cubic-bezier(0.22, 1, 0.36, 1)',
    'enter cubic-bezier(0.16, 1, 0.3, 1)',
    'exit cubic-bezier(0.7, 0, 0.84, 0)',
  ]);
  expect(durationEntries.map(({ ms }) => ms)).toEqual([100, 200, 280, 400, 600]);
});

test('gradient architecture: three backgrounds, two texts, two buttons with their text colour', () => {
  const count = (kind: string) => architectureItems.filter((item) => item.kind === kind).length;
  expect([count('background'), count('text'), count('button')]).toEqual([3, 2, 2]);
  expect(gradientRules).toHaveLength(6);
  for (const { kind, textColor, token } of architectureItems) {
    expect(textColor !== undefined).toBe(kind === 'button');
    if (!textColor) continue;
    for (const stop of gradients[token.replace('--gradient-', '') as keyof typeof gradients]) {
      expect(contrast(palette[textColor].hex, palette[stop].hex), token).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('six page layouts, each composed of sections', () => {
  expect(layoutTemplates.map(({ name }) => name)).toEqual([
    'Homepage',
    'Leadership / team',
    'Legal / documentation',
    'Solutions / product',
    'Dark theme',
    'Contact / form',
  ]);
  for (const { name, sections } of layoutTemplates) expect(sections.length, name).toBeGreaterThanOrEqual(2);
  const dark = layoutTemplates.find(({ id }) => id === 'dark')?.sections ?? [];
  expect(dark.filter(({ ground }) => ground === 'white' || ground === 'frost')).toEqual([]);
});

test('three sample metrics, three treatments, three cards of each kind', () => {
  expect(sampleMetrics.map(({ value }) => value)).toEqual(['98%', '-67%', '3.2x']);
  expect(cardTreatments.map(({ name }) => name)).toEqual(['Dark Luminous', 'Glass Morphism', 'Outlined Minimal']);
  const titles = (kind: string) => patternCards.filter((card) => card.kind === kind).map(({ title }) => title);
  expect(titles('solution')).toEqual(['Perception Layer', 'Vision System', 'Neural Network']);
  expect(titles('industry')).toEqual(['Manufacturing', 'Energy', 'Supply Chain']);
  for (const { button } of patternCards) expect(button).toMatch(/^(Learn More|Explore .+)$/);
});

test('the demo form has three fields', () => {
  expect(formFields.map(({ label }) => label)).toEqual(['Full Name', 'Email Address', 'Message']);
});

test('every block of the site is included', () => {
  expect(blockEntries.length).toBeGreaterThanOrEqual(23);
  for (const { id, situations } of blockEntries) expect(situations.length, id).toBeGreaterThan(0);
});

describe('the button audit', () => {
  test('has eight items: six need modification, text color and border radius comply, 25 %', () => {
    expect(auditSummary(auditItems)).toEqual({ total: 8, compliant: 2, needsModification: 6, percent: 25 });
    const compliant = auditItems.filter(({ status }) => status === 'compliant');
    expect(compliant.map(({ category }) => category)).toEqual(['Text color', 'Border radius']);
    expect(auditItems.find(({ id }) => id === 'padding')?.standard).toBe('px-8 py-3');
  });

  test('has an issue exactly where something needs modification', () => {
    for (const { issue, status } of auditItems) expect(issue !== null).toBe(status === 'needs-modification');
  });

  test('rounds its percentage, and an empty audit has none', () => {
    const items = (states: string) =>
      [...states].map((state) => ({
        status: state === 'c' ? ('compliant' as const) : ('needs-modification' as const),
      }));
    expect(auditSummary(items('cnn')).percent).toBe(33);
    expect(auditSummary(items('ccn')).percent).toBe(67);
    expect(auditSummary([]).percent).toBe(0);
  });
});

describe('the registry', () => {
  const own = elements.filter(({ page }) => page === 'design-system');

  test('has more than a hundred elements on the design-system page', () => {
    expect(own.length).toBeGreaterThanOrEqual(100);
  });

  test('gives every element a unique id and anchor', () => {
    expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
    expect(new Set(elements.map(({ id }) => anchorOf(id))).size).toBe(elements.length);
    for (const { id } of elements) expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('detects changes of what was reviewed', () => {
    for (const element of own) {
      expect(hashOf({ ...element, subject: [element.subject, 'changed'] }), element.id).not.toBe(hashOf(element));
    }
  });

  test('covers every token', () => {
    const ids = new Set(elements.map(({ id }) => id));
    const expected = [
      ...Object.keys(palette).map((name) => `color/${name}`),
      ...Object.keys(gradients).map((name) => `gradient/${name}`),
      ...Object.keys(typeScale).map((name) => `type/${name}`),
      ...spacing.map((value) => `space/${value}`),
      ...Object.keys(sectionSpacing).flatMap((name) => (name === 'gutter' ? [] : `section-space/${name}`)),
      ...Object.keys(easings).map((name) => `easing/${name}`),
      ...Object.keys(durations).map((name) => `duration/${name}`),
    ];
    expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  });
});
