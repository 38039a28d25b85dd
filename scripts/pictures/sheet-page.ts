export type Sheet = { width: number; mode: string; pictures: { address: string; file: string }[] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const idOf = ({ width, mode }: Sheet) => `${mode}-${width}`;
const nameOf = ({ width, mode }: Sheet) => `${mode.replace('-', ' ')}, ${width} px`;

const style = `
  body { margin: 24px; background: #ddd; font: 14px/1.4 system-ui, sans-serif; color: #111; }
  nav { position: sticky; top: 0; display: flex; gap: 24px; padding: 12px 0; background: #ddd; }
  h2 { scroll-margin-top: 48px; }
  section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; width: var(--width); }
  figcaption { overflow-wrap: anywhere; }
  img { display: block; width: 100%; }
`;

const figure = ({ address, file }: Sheet['pictures'][number]) =>
  `<figure><figcaption>${escaped(address)}</figcaption><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(address)}"></a></figure>`;

export function sheetPage(sheets: Sheet[]): string {
  const links = sheets.map((sheet) => `<a href="#${idOf(sheet)}">${nameOf(sheet)}</a>`).join('');
  const sections = sheets.map(
    (sheet) =>
      `<section style="--width:${sheet.width < 500 ? 120 : 240}px"><h2 id="${idOf(sheet)}">${nameOf(sheet)}</h2>` +
      `<div>${sheet.pictures.map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><nav>${links}</nav>${sections.join('')}</html>\n`;
}
