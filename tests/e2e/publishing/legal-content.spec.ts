import { expect } from '@playwright/test';
import sharp from 'sharp';
import { blocks } from '@/blocks';
import { sample } from '../../helpers/extent';
import { wholePdf } from '../../helpers/files';
import { legalSections } from '../../helpers/legal-sections';
import { test } from '../helpers/changes';
import { store } from '../helpers/pictures';
import { faultyTexts } from '../helpers/text-layout';

const widths = [320, 1440, 390, 768, 1024, 1920, 2560];
const PER_PAGE = 40;

const FILM = '\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free';

/** Of 50 megapixels, in one color, so that it is drawn and stored quickly. */
const large = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#2a5d8f' } })
      .jpeg()
      .toBuffer(),
  );

/** Shared sections show those of other pages. */
const shown = blocks.filter(({ slug }) => slug !== 'shared-section');

test('no content that the fields accept breaks a layout, at any width', async ({ page, api, changes, word }) => {
  test.slow();
  const keep = async (bytes: Uint8Array<ArrayBuffer>, name: string, type: string, alt: string) => {
    const id = await store(bytes, name, type, alt);
    changes.later(() => api.removeWhere('media', { id }));
    return id;
  };
  const documents = {
    pictures: [
      await keep(await large(4_000, 12_500), `tall-${word}.jpg`, 'image/jpeg', 'A tower'),
      await keep(await large(12_500, 4_000), `wide-${word}.jpg`, 'image/jpeg', 'A horizon'),
    ] as const,
    video: await keep(new Uint8Array(Buffer.from(FILM, 'latin1')), `film-${word}.mp4`, 'video/mp4', 'A film'),
    captions: await keep(
      new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nIt rises.\n'),
      `words-${word}.vtt`,
      'text/vtt',
      '',
    ),
    paper: await keep(new Uint8Array(wholePdf), `paper-${word}.pdf`, 'application/pdf', ''),
    form: (
      await changes.create('forms', {
        title: `Form ${word}`,
        fields: [{ blockType: 'text', label: 'Z'.repeat(60), required: true }],
        submitLabel: 'Y'.repeat(40),
        thanks: { kind: 'text', text: 'Thanks.' },
        recipients: ['desk@alethia.example'],
      })
    ).id,
  };
  const sections = shown.flatMap((block) => legalSections(block, documents));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (let from = 0; from < sections.length; from += PER_PAGE) {
    const path = `/legal-${word}-${from}`;
    await changes.create('pages', { title: 'Legal content', path, blocks: sections.slice(from, from + PER_PAGE) });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of sample(widths, 2)) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await faultyTexts(page)).map((fault) => `${width} px, ${fault}`));
    }
  }
  expect(found).toEqual([]);
});
