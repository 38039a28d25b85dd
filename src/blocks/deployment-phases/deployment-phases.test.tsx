import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import type { BlockData } from '../types';
import { DeploymentPhases } from './deployment-phases';
import { deploymentPhasesExamples as examples } from './deployment-phases.example';

const render = (name: keyof typeof examples, data: BlockData['deployment-phases'] = examples[name].data) =>
  renderToStaticMarkup(<DeploymentPhases block={examples[name].block} site={exampleSite} data={data} />);

test('phases are an ordered list with duration, title, description and outcome', () => {
  const html = render('four to scale');
  const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
  expect(list.split('<li').length - 1).toBe(4);
  const text = list.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toMatch(/90 Days Solution design &amp; build The first MxP .* Outcome : Lead time you can count/);
});

test('shows the resolved list, not the fields of the block', () => {
  const html = render('four to scale', examples['six to scale'].data);
  expect(html).toContain('Understand &amp; Qualify');
  expect(html).not.toContain('Discovery &amp; envision');
});

test('up to four phases hang from the ruler; six have a segment each', () => {
  expect(render('four to scale')).toContain('is-hung');
  expect(render('four to scale').split('class="phase-lead"').length - 1).toBe(4);
  const six = render('six to scale');
  expect(six).not.toContain('is-hung');
  expect(six.split('style="--from:').length - 1).toBe(6);
});

test('the ruler repeats the text, so screen readers skip it', () => {
  const html = render('four to scale');
  expect(html).toContain('<p class="phase-marks note" aria-hidden="true">');
  expect(html).toContain('>12 months</span>');
});

test('ledger and columns have no ruler, only a segment per phase if durations can be parsed', () => {
  expect(render('ledger')).not.toContain('phase-ruler');
  expect(render('columns')).not.toContain('phase-ruler');
  expect(render('columns').split('has-stretch').length - 1).toBe(4);
  const phase = { title: 'Watch', duration: 'Ongoing', description: 'What happens.', outcome: 'What exists.' };
  expect(render('ledger', [phase, { ...phase, title: 'Learn' }])).not.toContain('has-stretch');
  expect(render('ledger')).toContain('href="/partnership"');
});
