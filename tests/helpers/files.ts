/** The smallest visitors' files whose content shows their kind. */

type ZipEntry = [name: string, content: string];

/** Without compression. Checksums are omitted, because no test unpacks it. */
function zip(entries: ZipEntry[]): Buffer {
  const parts = entries.map(([name, content]) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(Buffer.byteLength(content), 18);
    head.writeUInt32LE(Buffer.byteLength(content), 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...parts, end]);
}

const office = (type: string) =>
  zip([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/${type}.main+xml"/></Types>`,
    ],
  ]);

/** Complete, with an empty list of pages. */
export const wholePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n96\n%%EOF\n',
);

export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  docx: office('vnd.openxmlformats-officedocument.wordprocessingml.document'),
  docm: office('vnd.ms-word.document.macroEnabled'),
  odt: zip([['mimetype', 'application/vnd.oasis.opendocument.text']]),
  zip: zip([['a.txt', 'a']]),
  csv: Buffer.from('site,sensors\nCölogne,12\n'),
  latin1: Buffer.from('Stra\xdfe;1\r\n', 'latin1'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  noise: Buffer.from([7, 1, 2, 3, 250, 251]),
};
