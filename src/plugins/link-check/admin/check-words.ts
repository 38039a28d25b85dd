import type { LastCheck } from '../stored';

const links = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'link' : 'links'}`;

export function checkWords({ checked, broken, unknown }: Omit<LastCheck, 'at'>): string {
  const found = broken === 0 ? `${links(checked)}, none broken.` : `${links(checked)}, ${broken} broken.`;
  if (unknown === 0) return found;
  return `${found} ${unknown} could not be reached; that does not mean ${unknown === 1 ? 'it is' : 'they are'} broken.`;
}
