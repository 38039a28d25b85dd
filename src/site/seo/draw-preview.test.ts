import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPreview } from './draw-preview';
import { drawable, previewFonts } from './preview-fonts';

afterEach(() => vi.restoreAllMocks());

const site = { name: 'Alethia' };

/** Fails if anything is requested; the renderer decodes its own parts with `fetch` from `data:` addresses. */
async function drawn(title: string, description = 'About it') {
  const { fetch } = globalThis;
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('data:')) return fetch(input, init);
    requests.push(String(input));
    throw new Error('no network');
  });
  const response = await drawPreview({ title, description, site });
  const png = Buffer.from(await response.arrayBuffer());
  expect([response.status, requests]).toEqual([200, []]);
  const { width, height } = await sharp(png).metadata();
  expect([width, height]).toEqual([1200, 630]);
  return sharp(png).raw().toBuffer();
}

it.each([
  ['Sensing 🛰️ the field', 'Sensing the field'],
  ['Family 👨‍👩‍👧 and flag 🇩🇪', 'Family and flag'],
  ['Step 1️⃣ of 2', 'Step 1 of 2'],
  ['© Alethia™', '© Alethia™'],
  ['Łódź, Iași, Győr, Đà Nẵng', 'Łódź, Iași, Győr, Đà Nẵng'],
  ['Ωμέγα και Щука', 'Ωμέγα και Щука'],
  ['Caf\u0065\u0301 ﬁnd', 'Café find'],
  ['日本 Sensor\u00a0\u200bSummit', 'Sensor Summit'],
  ['日本', ''],
])('%s is drawn as “%s”, without the network', async (text, words) => {
  expect(drawable(text, (await previewFonts()).letters)).toBe(words);
  await drawn(text, text);
});

it.each([
  ['Greek', 'ΩΨ', 'ΨΩ'],
  ['Cyrillic', 'ЩЖ', 'ЖЩ'],
  ['Latin Extended', 'ŁĄ', 'ĄŁ'],
])('%s letters are drawn, not boxes', async (_, one, other) => {
  expect((await drawn(one)).equals(await drawn(other))).toBe(false);
});

it('a text that is all in another script shows the name of the site', async () => {
  expect((await drawn('日本')).equals(await drawn('Alethia'))).toBe(true);
});

it.each([
  ['a word of 63 letters', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz kommt'],
  ['no word that ends', 'W'.repeat(300)],
  [
    'many words',
    'Perception is the layer that enterprise systems never had, and why the next decade belongs to all '.repeat(3),
  ],
])('a title of %s keeps to its place', async (_, title) => {
  const [long, short] = [await drawn(title, title), await drawn('A', 'A')];
  const rowBytes = long.length / 630;
  const pixelBytes = rowBytes / 1200;
  const region = (pixels: Buffer, left: number, top: number, bottom: number) =>
    Buffer.concat(
      Array.from({ length: bottom - top }, (_row, at) =>
        pixels.subarray((top + at) * rowBytes + left * pixelBytes, (top + at + 1) * rowBytes),
      ),
    );
  // Beside the name of the site, to the right, and below.
  for (const [left, top, bottom] of [
    [0, 0, 135],
    [840, 0, 630],
    [0, 562, 630],
  ] as const)
    expect(region(long, left, top, bottom).equals(region(short, left, top, bottom)), `${left}, ${top}`).toBe(true);
});
