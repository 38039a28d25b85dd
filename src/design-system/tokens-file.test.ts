import { describe, expect, test } from 'vitest';
import { GET } from '@/app/assets/[file]/route';
import { hexOf } from './contrast';
import { stylesheet } from './stylesheet';
import {
  durations,
  easings,
  gradients,
  groundColors,
  groundInks,
  palette,
  sectionSpacing,
  spacing,
  staggers,
  typeScale,
} from './tokens';

type Node = { $value?: unknown; $type?: string } & { [name: string]: unknown };

const download = async (file: string) => {
  const response = await GET(new Request(`http://site.invalid/assets/${file}`), { params: Promise.resolve({ file }) });
  return { response, text: await response.text() };
};
const json = async () => JSON.parse((await download('tokens.json')).text) as Node;

/** Tokens by path, with the type of their nearest group, and references replaced. */
function flat(root: Node): Map<string, { type: string; value: unknown }> {
  const all = new Map<string, { type: string; value: unknown }>();
  const walk = (node: Node, path: string[], type: string) => {
    if ('$value' in node) all.set(path.join('.'), { type: node.$type ?? type, value: node.$value });
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith('$') && child && typeof child === 'object')
        walk(child as Node, [...path, name], node.$type ?? type);
    }
  };
  walk(root, [], '');
  return all;
}
const resolved = (all: ReturnType<typeof flat>, value: unknown): unknown => {
  const path = /^\{(.+)\}$/.exec(String(value))?.[1];
  if (!path) return value;
  const found = all.get(path);
  if (!found) throw new Error(`No token ${path}`);
  return resolved(all, found.value);
};

describe('tokens.json', () => {
  test('has every token with its value', async () => {
    const all = flat(await json());
    const value = (path: string) => resolved(all, all.get(path)?.value);
    const hex = (path: string) => (value(path) as { hex: string }).hex.toUpperCase();
    const expected = new Set(['color.white', 'section-spacing.nav-height', 'typeface.sans', 'typeface.mono']);
    const check = (path: string, found: unknown, wanted: unknown) => {
      expected.add(path);
      expect(found, path).toEqual(wanted);
    };
    for (const [name, token] of Object.entries(palette)) check(`color.${name}`, hex(`color.${name}`), token.hex);
    for (const [ground, base] of Object.entries(groundColors)) {
      check(`ground.${ground}.base`, hex(`ground.${ground}.base`), base);
      for (const [role, ink] of Object.entries(groundInks[ground as keyof typeof groundInks])) {
        check(`ground.${ground}.${role}`, hex(`ground.${ground}.${role}`), hexOf(ink).toUpperCase());
      }
    }
    for (const [name, stops] of Object.entries(gradients)) {
      const found = value(`gradient.${name}`) as { color: string; position: number }[];
      check(
        `gradient.${name}`,
        found.map(({ color }) => color),
        stops.map((stop) => `{color.${stop}}`),
      );
      expect(found.map(({ position }) => position)).toEqual([0, 1]);
    }
    for (const px of spacing) check(`spacing.${px}`, value(`spacing.${px}`), { value: px, unit: 'px' });
    for (const [group, values] of Object.entries({ duration: durations, stagger: staggers })) {
      for (const [name, ms] of Object.entries(values))
        check(`${group}.${name}`, value(`${group}.${name}`), { value: ms, unit: 'ms' });
    }
    for (const [name, points] of Object.entries(easings)) check(`easing.${name}`, value(`easing.${name}`), points);
    for (const [at, screen] of ['small-screen', 'large-screen'].entries()) {
      for (const [name, values] of Object.entries(sectionSpacing)) {
        const path = `section-spacing.${name}.${screen}`;
        check(path, value(path), { value: values[at], unit: 'px' });
      }
      for (const [name, style] of Object.entries(typeScale)) {
        const path = `type.${name}.${screen}`;
        check(path, value(path), {
          fontFamily: name === 'label' ? '{typeface.mono}' : '{typeface.sans}',
          fontSize: { value: style.sizes[at], unit: 'px' },
          fontWeight: style.weight,
          letterSpacing: { value: Number((style.letterSpacing * (style.sizes[at] ?? 0)).toFixed(3)), unit: 'px' },
          lineHeight: style.lineHeight,
        });
      }
    }
    expect([...all.keys()].toSorted()).toEqual([...expected].toSorted());
  });

  test('follows the format: a type for every token, references that lead somewhere, no signs it reserves', async () => {
    const root = await json();
    const all = flat(root);
    const types = ['color', 'dimension', 'duration', 'cubicBezier', 'gradient', 'fontFamily', 'typography'];
    for (const [path, { type, value }] of all) {
      expect(types, path).toContain(type);
      expect(path).not.toMatch(/[{}$]/);
      for (const [reference] of JSON.stringify(value).matchAll(/"\{[^}]+\}"/g)) resolved(all, JSON.parse(reference));
    }
  });

  test('names the custom property of the site', async () => {
    const names = [...JSON.stringify(await json()).matchAll(/"property":"(--[\w-]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) expect(stylesheet()).toContain(`  ${name}: `);
  });
});

test('tokens.css declares what the site declares, in plain CSS', async () => {
  const { response, text } = await download('tokens.css');
  const declared = (css: string) => [...css.matchAll(/^ +(--[\w-]+: .+;)$/gm)].map(([, one]) => one);
  const tailwind = ['--color-white: #fff;', '--color-transparent: transparent;', '--color-current: currentcolor;'];
  expect(declared(text)).toEqual(declared(stylesheet()).filter((one) => !tailwind.includes(one ?? '')));
  expect(text).not.toMatch(/@theme|initial/);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
});
