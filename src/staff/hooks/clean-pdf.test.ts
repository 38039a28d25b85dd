import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cleanPdf } from './clean-pdf';

const stream = (dictionary: string, content: string, isPacked = true) => {
  const bytes = isPacked ? deflateSync(content).toString('latin1') : content;
  const filter = isPacked ? '/Filter/FlateDecode' : '';
  return `<<${dictionary}${filter}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
};

/** Objects from number 1, with a table of their places. */
function pdf(objects: string[], trailer: string): Buffer {
  let text = '%PDF-1.5\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Root 1 0 R/Size ${places.length + 1}${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const catalog = '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>';
const pages = '<</Type/Pages/Kids[]/Count 0>>';
const nested = '(Secret \\(Author\\) (and) more\\\\)';
const info = `<</Title(Flood report /Author (kept))/Author${nested}/Creator 5 0 R/Producer <5365637265742050726f6772616d>/Company(SecretCompany)/CreationDate(D:20261130)>>`;
const xmp = `<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description pdfuaid:part="1" xmp:CreatorTool="SecretProgram" tiff:Make='SecretMaker'><dc:title>Flood report</dc:title><dc:creator><rdf:Seq><rdf:li>SecretAuthor</rdf:li></rdf:Seq></dc:creator><pdf:Producer>SecretProgram</pdf:Producer><photoshop:City>SecretPlace</photoshop:City></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const photo = (() => {
  const segment = (marker: string, content: string) =>
    `\xff${marker}${String.fromCharCode(0, content.length + 2)}${content}`;
  return `\xff\xd8${segment('\xe1', 'Exif\0\0MM\0*SecretMaker')}${segment('\xed', 'Photoshop 3.0\x008BIMSecretByline')}${segment('\xdb', 'TABLE')}\xff\xd9`;
})();
/** Objects within a stream: their numbers and places come first. */
function packed(objects: [number: number, object: string][]): string {
  let [numbers, content] = ['', ''];
  for (const [number, object] of objects) {
    numbers += `${number} ${content.length} `;
    content += `${object} `;
  }
  return stream(`/Type/ObjStm/N ${objects.length}/First ${numbers.length}`, numbers + content);
}

const secrets = /Secret|536563726574/;
const whole = (bytes: Buffer) => bytes.toString('latin1');

it('a PDF keeps title, dates and places in the file, and loses author, programs and place', () => {
  const objects = [catalog, pages, info, stream('/Type/Metadata/Subtype/XML', xmp, false), '(SecretProgram)'];
  const sent = pdf([...objects, stream('/Subtype/Image/Filter/DCTDecode', photo, false)], '/Info 3 0 R');
  const clean = whole(cleanPdf(sent));
  expect(clean.length).toBe(sent.length);
  expect(clean).not.toMatch(secrets);
  for (const kept of [
    '(Flood report /Author (kept))',
    '(D:20261130)',
    '<dc:title>Flood report<',
    'pdfuaid:part="1"',
    'TABLE',
  ])
    expect(clean).toContain(kept);
  expect(whole(cleanPdf(Buffer.from(clean, 'latin1')))).toBe(clean);
});

const unpacked = (text: string) =>
  [...text.matchAll(/\/Length 0*(\d+)>>\nstream\n/g)]
    .map(({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      return inflateSync(Buffer.from(text.slice(from, from + Number(length)), 'latin1')).toString('latin1');
    })
    .join('\n');

it('a PDF with compressed objects loses the same', () => {
  const objects = [
    catalog,
    pages,
    packed([
      [7, '[1 2 3]'],
      [8, info.replace('5 0 R', '9 0 R')],
      [9, '(SecretProgram)'],
      [10, '(Kept)'],
    ]),
    stream('/Type/Metadata/Subtype/XML', xmp),
  ];
  const sent = pdf(objects, '/Info 8 0 R');
  expect(unpacked(whole(sent))).toMatch(secrets);
  const clean = whole(cleanPdf(sent));
  expect(clean.length).toBe(sent.length);
  const content = unpacked(clean);
  expect(content).not.toMatch(secrets);
  for (const kept of ['[1 2 3]', '(Flood report /Author (kept))', '(Kept)', '<dc:title>Flood report<'])
    expect(content).toContain(kept);
  expect(clean.replace(/stream\n[\s\S]*?endstream|Length 0*\d+/g, '')).toBe(
    whole(sent).replace(/stream\n[\s\S]*?endstream|Length 0*\d+/g, ''),
  );
});

it.each([
  ['signed', '/Info 3 0 R', '<</Type/Sig/ByteRange[0 1 2 3]>>'],
  ['encrypted', '/Info 3 0 R/Encrypt 5 0 R', '<</Filter/Standard>>'],
])('a PDF that is %s stays as it is', (_, trailer, more) => {
  const sent = pdf([catalog, pages, info, more], trailer);
  expect(cleanPdf(sent).equals(sent)).toBe(true);
});

it.each([
  [
    'an object that does not end',
    `${pdf([catalog, pages], '/Info 3 0 R').toString('latin1')}\n3 0 obj\n<</Author (open`,
  ],
  ['a text that does not end', whole(pdf([catalog, pages, '<</Author (open>>'], '/Info 3 0 R'))],
  ['a stream that cannot be read', whole(pdf([catalog, stream('/Type/ObjStm/Filter/FlateDecode', 'no', false)], ''))],
  ['an element that does not end', whole(pdf([catalog, stream('', '<dc:creator>'.repeat(100_000), false)], ''))],
])('a PDF with %s keeps its length', (_, text) => {
  expect(cleanPdf(Buffer.from(text, 'latin1')).length).toBe(text.length);
});
