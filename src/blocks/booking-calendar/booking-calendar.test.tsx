import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { scriptAddress } from '@/browser/script-file';
import { outsideServices } from '@/lib/outside-services';
import { exampleSite } from '../example-site';
import { BookingCalendar } from './booking-calendar';
import { bookingCalendarExamples } from './booking-calendar.example';
import { calendarSource } from './calendar-source';

const { block } = bookingCalendarExamples.white;
const render = (calendarAddress?: string | null) =>
  renderToStaticMarkup(<BookingCalendar block={block} site={{ ...exampleSite, calendarAddress }} data={null} />);
const attributes = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value);
const text = (html: string) => html.replace(/<[^>]*>/g, ' ');

describe('the calendar of the site', () => {
  const html = render();

  it('opens from the card in a new window', () => {
    expect(html).toMatch(/<a class="[^"]*button[^"]*" href="\/calendar" target="_blank" rel="noopener">Open calendar</);
    expect(html).toContain('(opens in a new window)');
  });

  it('has a titled frame that is marked busy until it loads', () => {
    expect(attributes(html, 'iframe', 'data-src')).toEqual(['/calendar?frame=1']);
    expect(attributes(html, 'iframe', 'src')).toEqual([]);
    expect(attributes(html, 'iframe', 'title')).toEqual(['Booking calendar']);
    expect(attributes(html, 'iframe', 'aria-busy')).toEqual(['true']);
    expect(html).toMatch(/role="status"[^>]*>Loading booking calendar\.\.\.</);
  });

  it('loads only the small script that fills the frame', () => {
    expect(attributes(html, 'script', 'src')).toEqual([scriptAddress('booking-frame')]);
  });

  it('needs no extra permission in the policy', () => {
    expect(html).not.toContain('data-allow-frame');
  });

  it('offers an alternative', () => {
    expect(html).toMatch(/Having trouble with the booking system\? <a href="\/contact"[^>]*>Contact us directly</);
  });
});

describe('an external calendar', () => {
  const html = render('https://cal.example/alethia/discovery?duration=30');

  it('is used for the frame and the button, and its origin is in the policy', () => {
    expect(attributes(html, 'iframe', 'data-src')).toEqual(['https://cal.example/alethia/discovery?duration=30']);
    expect(attributes(html, 'a', 'href')[0]).toBe('https://cal.example/alethia/discovery?duration=30');
    expect(attributes(html, 'section', 'data-allow-frame')).toEqual(['https://cal.example']);
  });

  it('never appears as text', () => {
    expect(text(html)).not.toContain('cal.example');
  });

  it('needs no consent unless it is an outside service', () => {
    expect(html).not.toContain('data-needs');
    expect(html).not.toContain('<style');
  });
});

describe('an external calendar that is among the outside services', () => {
  const calendar = {
    name: 'Example Calendar',
    purpose: 'Offers free times for a session.',
    privacyAddress: 'https://cal.example/privacy',
    frameAddress: 'https://cal.example',
  };
  const site = { ...exampleSite, calendarAddress: 'https://cal.example/alethia', outsideServices: [calendar] };
  const html = renderToStaticMarkup(<BookingCalendar block={block} site={site} data={null} />);

  it('waits for consent behind a card that links to it', () => {
    const [service] = outsideServices([calendar]);
    expect(attributes(html, 'div', 'data-needs')).toEqual([service?.key]);
    expect(attributes(html, 'a', 'href')[0]).toBe('https://cal.example/alethia');
  });
});

describe('a calendar that opens the page', () => {
  const { block, data } = bookingCalendarExamples.opening;
  const html = renderToStaticMarkup(<BookingCalendar block={block} site={exampleSite} data={data} />);

  it('has the only h1, then the calendar, then its promises', () => {
    expect(html.match(/<h1[^>]*>([^<]*)/g)).toEqual([expect.stringContaining(block.headline)]);
    const order = ['<h1', 'Virtual meeting', '<iframe', data?.name ?? '', '24 hours'].map((part) => html.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('names the host and what is promised', () => {
    expect(text(html)).toMatch(/You talk to\s+Example Person\s+Chief Executive Officer/);
    expect(
      [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, name, value]) => [name, value]),
    ).toEqual([
      ['reply', '24 hours'],
      ['session', '30 minutes'],
    ]);
  });

  it('shows neither without them, as in content from before', () => {
    expect(render()).not.toContain('booking-promises');
    expect(render()).not.toContain('<h1');
  });
});

test.each([undefined, null, '', 'http://cal.example', 'mailto:a@b.example', '/somewhere', 'cal.example'])(
  'anything but an address of https is the calendar of the site: %j',
  (address) => {
    expect(calendarSource(address)).toEqual({ page: '/calendar', frame: '/calendar?frame=1' });
  },
);
