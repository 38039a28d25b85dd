import { cleanLines } from '@shared/clean-text';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As text or in an attribute. Old content may have characters that XML cannot hold. */
export const inXml = (text: string): string =>
  cleanLines(text)
    .replaceAll('\0', '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
