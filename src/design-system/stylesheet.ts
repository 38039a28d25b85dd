import {
  durations,
  easings,
  fluidRange,
  gradientAngle,
  gradients,
  groundColors,
  groundInks,
  type Ink,
  navHeight,
  palette,
  sectionSpacing,
  spacingUnit,
  staggers,
  typeScale,
} from './tokens.ts';

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

export function fluid(smallest: number, largest: number): string {
  if (smallest === largest) return rem(smallest);
  const slope = (largest - smallest) / (fluidRange[1] - fluidRange[0]);
  const start = smallest - slope * fluidRange[0];
  return `clamp(${rem(smallest)}, ${rem(start)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(largest)})`;
}

const each = <T>(values: Record<string, T>, line: (name: string, value: T) => string) =>
  Object.entries(values).map(([name, value]) => `  ${line(name, value)}`);

const inkValue = (ink: Ink) =>
  typeof ink === 'string'
    ? `var(--color-${ink})`
    : `color-mix(in oklab, var(--color-${ink[0]}) ${ink[1]}%, var(--color-${ink[2]}))`;

/** White also applies to pages without a ground. */
const groundRules = () =>
  Object.entries(groundInks).flatMap(([ground, inks]) => [
    `  ${ground === 'white' ? ':root,\n  ' : ''}.ground-${ground} {`,
    ...Object.entries(inks).map(([name, ink]) => `    --${name}: ${inkValue(ink)};`),
    '  }',
  ]);

/** Colors, type and easings: in Tailwind's theme they are also utilities. */
const themeValues = () => [
  ...each(palette, (name, { hex }) => `--color-${name}: ${hex.toLowerCase()};`),
  `  --spacing: ${spacingUnit}px;`,
  ...each(easings, (name, points) => `--ease-${name}: cubic-bezier(${points.join(', ')});`),
  ...Object.entries(typeScale).flatMap(([name, style]) => [
    `  --text-${name}: ${fluid(style.sizes[0], style.sizes[1])};`,
    `  --text-${name}--line-height: ${style.lineHeight};`,
    `  --text-${name}--letter-spacing: ${style.letterSpacing}em;`,
    `  --text-${name}--font-weight: ${style.weight};`,
  ]),
];

const otherValues = () => [
  ...each(
    gradients,
    (name, [from, to]) =>
      `--gradient-${name}: linear-gradient(${gradientAngle}deg, var(--color-${from}), var(--color-${to}));`,
  ),
  ...each(sectionSpacing, (name, [smallest, largest]) => `--space-${name}: ${fluid(smallest, largest)};`),
  `  --ground-ocean: ${groundColors.ocean.toLowerCase()};`,
  `  --ground-indigo: ${groundColors.indigo.toLowerCase()};`,
  `  --nav-height: ${navHeight}px;`,
  ...each(durations, (name, ms) => `--duration-${name}: ${ms}ms;`),
  ...each(staggers, (name, ms) => `--stagger-${name}: ${ms}ms;`),
];

/** A Tailwind theme: every value is a custom property; colors, type and easings are also utilities. */
export function stylesheet(): string {
  return [
    '/* Made from tokens.ts by `npm run generate`. Change values there. */',
    '@theme static {',
    '  --color-*: initial;',
    '  --text-*: initial;',
    '  --ease-*: initial;',
    '  --color-white: #fff;',
    '  --color-transparent: transparent;',
    '  --color-current: currentcolor;',
    ...themeValues(),
    '}',
    '',
    ':root {',
    ...otherValues(),
    '}',
    '',
    '@layer components {',
    ...groundRules(),
    '}',
    '',
  ].join('\n');
}

/** The same values without Tailwind, for other projects: `/assets/tokens.css`. */
export const plainStylesheet = (): string =>
  [':root {', ...themeValues(), ...otherValues(), '}', '', '@layer components {', ...groundRules(), '}', ''].join('\n');
