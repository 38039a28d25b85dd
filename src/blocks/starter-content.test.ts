import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { blockExamples } from './examples';
import { startSaved, withStarters } from './starter-content';

const field = (value: unknown) => ({ value, initialValue: value, valid: true });
const fresh = (index: number, blockType: string): FormState => ({
  [`blocks.${index}.id`]: field(`row-${index}`),
  [`blocks.${index}.blockType`]: field(blockType),
});
const page = (...rows: FormState[]): FormState => ({
  title: field('A page'),
  blocks: { value: rows.length, rows: rows.map((_, index) => ({ id: `row-${index}` })), disableFormData: true },
  ...Object.assign({}, ...rows),
});
const known = (index: number, heading: unknown): FormState => ({
  ...fresh(index, 'hero'),
  [`blocks.${index}.heading`]: field(heading),
});
type Rows = Record<string, unknown>[];
type Example = Record<string, unknown> & { files?: Rows; pictures?: Rows };
const blocksOf = (state: FormState) => withStarters(state)?.blocks as Record<string, unknown>[] | undefined;

describe('a section that was just added', () => {
  it.each(Object.keys(blockExamples))('%s starts with an example and keeps its type and id', (blockType) => {
    const [block] = blocksOf(page(fresh(0, blockType))) ?? [];
    const [first] = Object.values(blockExamples[blockType as keyof typeof blockExamples]);
    const { block: example } = first as unknown as { block: Example };
    const { section, media: _, form: ___, video: ____, poster: _____, logos, files, pictures, ...content } = example;
    expect(section).toBeDefined();
    const rows = {
      ...(logos ? { logos: [] } : {}),
      ...(files ? { files: files.map(({ file: __, ...words }) => words) } : {}),
      ...(pictures
        ? { pictures: pictures.flatMap(({ picture: __, ...words }) => (words.caption ? [words] : [])) }
        : {}),
    };
    expect(block).toEqual({ ...content, ...rows, id: 'row-0', blockType });
  });

  it.each(Object.keys(blockExamples))('%s refers to no document of the example', (blockType) => {
    expect(JSON.stringify(blocksOf(page(fresh(0, blockType))))).not.toMatch(/00000000-0000-4000|"url"/);
  });

  it('is filled without changing other sections or the example', () => {
    const before = structuredClone(blockExamples.hero);
    const blocks = blocksOf(page(known(0, 'Mine'), fresh(1, 'statement')));
    expect(blocks?.[0]).toEqual({ id: 'row-0', blockType: 'hero', heading: 'Mine' });
    expect(Object.keys(blocks?.[1] ?? {}).length).toBeGreaterThan(3);
    expect(blockExamples.hero).toEqual(before);
  });

  it('is left empty if only a choice can fill it', () => {
    expect(blocksOf(page(fresh(0, 'shared-section')))).toEqual([{ id: 'row-0', blockType: 'shared-section' }]);
  });
});

describe('a section that is saved before the form has its content', () => {
  const rows = [{ id: 'row-0', blockType: 'cta-band' }];
  const saved = (value: unknown, query: object) =>
    startSaved({ value, req: { query } } as unknown as Parameters<typeof startSaved>[0]);

  it('is saved with the example, its button included', () => {
    const [band] = saved(rows, { autosave: 'true' }) as Record<string, unknown>[];
    expect(band).toMatchObject({ id: 'row-0', primary: { kind: 'address', address: '/book' } });
  });

  it('is unchanged in a manual save, and if it has content', () => {
    expect(saved(rows, {})).toEqual(rows);
    const known = [{ ...rows[0], heading: null }];
    expect(saved(known, { autosave: 'true' })).toEqual(known);
  });
});

it('cleared fields stay empty', () => {
  expect(withStarters(page(known(0, undefined), known(1, '')))).toBeUndefined();
  expect(withStarters(undefined)).toBeUndefined();
});
