import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { scriptAddress } from '@/browser/script-file';
import { gapIn } from '@/lib/gap-sketch';
import type { Site } from '@/lib/site';
import { wordsOf } from '../../../tests/helpers/blocks';
import { BookingCalendar } from '../booking-calendar/booking-calendar';
import { bookingCalendarExamples } from '../booking-calendar/booking-calendar.example';
import { exampleSite } from '../example-site';
import { GapSketch } from './gap-sketch';
import { gapSketchExamples } from './gap-sketch.example';

const { block } = gapSketchExamples.white;
const drawn = gapIn(block, { known: 12, late: 1, decision: 'Renewal' });

describe('a gap to draw', () => {
  const html = renderToStaticMarkup(<GapSketch block={block} site={exampleSite} data={undefined} />);

  it('is a form that leads to the booking page, also without scripts', () => {
    expect(html).toMatch(/<form[^>]*action="\/booking"/);
    expect(html).not.toMatch(/<form[^>]*method="post"/i);
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="20"[^>]*name="known" value="7"/);
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="0" max="8"[^>]*name="late" value="2"/);
    expect(html.match(/<option/g)).toHaveLength(block.decisions.length);
    expect(html).toContain(`data-soon="${scriptAddress('gap')}"`);
  });

  it('says what it measures', () => {
    expect(wordsOf(html)).toContain('You had 9 weeks. You used 2.');
    expect(wordsOf(html)).toContain('7 weeks before it reached us');
  });

  it('begins with the gap that a visitor brought', () => {
    const again = renderToStaticMarkup(
      <GapSketch block={block} site={{ ...exampleSite, gap: drawn }} data={undefined} />,
    );
    expect(wordsOf(again)).toContain('You had 13 weeks. You used 1.');
    expect(wordsOf(again)).toContain('1 week after it reached us');
    expect(again).toMatch(/<option selected="">Renewal/);
    expect(again).toContain('--known:12;--late:1');
  });
});

describe('the calendar, for a visitor with a gap', () => {
  const { block: calendar } = bookingCalendarExamples.opening;
  const render = (site: Site = { ...exampleSite, gap: drawn }) =>
    renderToStaticMarkup(<BookingCalendar block={calendar} site={site} data={null} />);

  it('draws it, and takes it into the note of the booking', () => {
    expect(wordsOf(render())).toContain('Renewal You had 13 weeks. You used 1.');
    const [, address = ''] = render().match(/data-src="([^"]*)"/) ?? [];
    const query = new URL(address.replaceAll('&amp;', '&'), 'http://site.example').searchParams;
    expect([query.get('frame'), query.get('known'), query.get('late')]).toEqual(['1', '12', '1']);
    expect(query.get('note')).toBe(
      'Renewal: first known 12 weeks before it reached us, too late 1 week after. We had 13 weeks and used 1.',
    );
    expect(render()).toMatch(/<a class="button button-solid" href="\/calendar\?note=Renewal/);
  });

  it('draws nothing for others', () => {
    expect(render(exampleSite)).not.toContain('gap-line');
    expect(render(exampleSite)).toContain('data-src="/calendar?frame=1"');
  });
});
