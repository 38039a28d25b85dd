import { afterEach, expect, it, vi } from 'vitest';
import { cameFrom } from './came-from';

afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (path: string, referrer: string) => {
  const { origin, pathname } = new URL(path, 'https://alethia.example');
  return { referrer, location: { origin, pathname } };
};
const page = (path: string, referrer: string) => {
  const document = at(path, referrer);
  vi.stubGlobal('document', document);
  vi.stubGlobal('parent', { document });
};

it('is the page of this site that led to the form', () => {
  page('/contact', 'https://alethia.example/solutions/insurance?ref=mail');
  expect(cameFrom()).toBe('/solutions/insurance');
});

it.each(['', 'https://search.example/?q=alethia', 'not an address'])('or the page of the form: %j', (referrer) => {
  page('/contact', referrer);
  expect(cameFrom()).toBe('/contact');
});

it('for a form in a frame, uses the surrounding page', () => {
  vi.stubGlobal('document', at('/calendar', 'https://alethia.example/booking'));
  vi.stubGlobal('parent', { document: at('/booking', 'https://alethia.example/platform') });
  expect(cameFrom()).toBe('/platform');
  vi.stubGlobal('parent', { document: at('/booking', '') });
  expect(cameFrom()).toBe('/booking');
});

it('reads nothing from another site that frames the form', () => {
  vi.stubGlobal('document', at('/calendar', 'https://alethia.example/platform'));
  vi.stubGlobal('parent', {
    get document(): Document {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(cameFrom()).toBe('/platform');
});
