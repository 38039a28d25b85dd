import { hexOf, luminance } from './contrast';
import {
  durations,
  easings,
  gradientAngle,
  gradients,
  groundColors,
  groundInks,
  type Ink,
  navHeight,
  palette,
  sectionSpacing,
  spacing,
  staggers,
  typefaces,
  typeScale,
} from './tokens';

type Token = { $value: unknown; $type?: string; $description?: string; $extensions?: Record<string, unknown> };
type TokenGroup = { [name: string]: Token | TokenGroup | string };

const color = (hex: string) => {
  luminance(hex);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, hex: hex.toLowerCase() };
};
const px = (value: number) => ({ value: Number(value.toFixed(3)), unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });

/** What the format has no place for: the site's custom property, and the formula behind a value. */
const css = (property: string, more: Record<string, unknown> = {}) => ({
  $extensions: { 'alethia.css': { property, ...more } },
});

const each = <T, Result>(values: Record<string, T>, make: (value: T, name: string) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)])) as Record<
    string,
    Result
  >;

const inksOf = (ground: string): Record<string, Ink> => groundInks[ground as keyof typeof groundInks];

const sizes = ['small-screen', 'large-screen'] as const;
/** Values that grow between 390 and 1280 px of viewport: the smallest and the largest. */
const onScreens = (make: (at: 0 | 1) => Token): Record<(typeof sizes)[number], Token> => ({
  'small-screen': make(0),
  'large-screen': make(1),
});

/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), for Figma, Style Dictionary and others:
 * `/assets/tokens.json`. Mixed colors are computed, as browsers do.
 */
export const tokensFile = (): TokenGroup => ({
  $description: 'Alethia design tokens, v1.0',
  color: {
    $type: 'color',
    white: { $value: color(groundColors.white) },
    ...each(palette, ({ name, hex }, token) => ({
      $value: color(hex),
      $description: name,
      ...css(`--color-${token}`),
    })),
  },
  ground: {
    $type: 'color',
    ...each(groundColors, (hex, ground) => ({
      base: { $value: color(hex) },
      ...each(inksOf(ground), (ink, role) => ({
        $value: typeof ink === 'string' ? `{color.${ink}}` : color(hexOf(ink)),
        ...css(
          `--${role}`,
          typeof ink === 'string'
            ? {}
            : { mix: { in: 'oklab', of: `{color.${ink[0]}}`, percent: ink[1], with: `{color.${ink[2]}}` } },
        ),
      })),
    })),
  },
  gradient: {
    $type: 'gradient',
    ...each(gradients, ([from, to], name) => ({
      $value: [
        { color: `{color.${from}}`, position: 0 },
        { color: `{color.${to}}`, position: 1 },
      ],
      ...css(`--gradient-${name}`, { angle: gradientAngle }),
    })),
  },
  spacing: { $type: 'dimension', ...Object.fromEntries(spacing.map((value) => [value, { $value: px(value) }])) },
  'section-spacing': {
    $type: 'dimension',
    ...each(sectionSpacing, (values, name) =>
      onScreens((at) => ({ $value: px(values[at]), ...css(`--space-${name}`) })),
    ),
    'nav-height': { $value: px(navHeight), ...css('--nav-height') },
  },
  duration: {
    $type: 'duration',
    ...each(durations, (value, name) => ({ $value: ms(value), ...css(`--duration-${name}`) })),
  },
  stagger: {
    $type: 'duration',
    ...each(staggers, (value, name) => ({ $value: ms(value), ...css(`--stagger-${name}`) })),
  },
  easing: {
    $type: 'cubicBezier',
    ...each(easings, (points, name) => ({ $value: [...points], ...css(`--ease-${name}`) })),
  },
  typeface: { $type: 'fontFamily', ...each(typefaces, (name) => ({ $value: name })) },
  type: {
    $type: 'typography',
    ...each(typeScale, (style, name) =>
      onScreens((at) => ({
        $value: {
          fontFamily: name === 'label' ? '{typeface.mono}' : '{typeface.sans}',
          fontSize: px(style.sizes[at]),
          fontWeight: style.weight,
          letterSpacing: px(style.letterSpacing * style.sizes[at]),
          lineHeight: style.lineHeight,
        },
        ...css(`--text-${name}`),
      })),
    ),
  },
});
