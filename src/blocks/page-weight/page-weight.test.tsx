import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '@/lib/words';
import { exampleSite } from '../example-site';
import { PageWeight } from './page-weight';
import { pageWeightExamples } from './page-weight.example';

const render = (name: keyof typeof pageWeightExamples, site = exampleSite) =>
  renderToStaticMarkup(<PageWeight {...pageWeightExamples[name]} site={site} />);

it('lists each measured page with its requests, weight and carbon, and when that was', () => {
  const html = render('measured');
  const cells = [...html.matchAll(/<t[hd][^>]*>([^<]+)<\/t[hd]>/g)].map(([, text]) => text);
  expect(cells.slice(5)).toEqual(['/', '90', '0.014', '6', '0', '/contact', '300', '0.046', '14', '0']);
  expect(html).toContain('<time dateTime="2026-11-22">November 22, 2026</time>');
});

it('says that carbon is an estimate, and by which model', () => {
  expect(render('measured')).toContain('an estimate from the bytes: Sustainable Web Design Model 4');
});

it('claims nothing that was not measured', () => {
  const html = render('not measured');
  expect(html).toContain('Nothing has been measured yet.');
  expect(html).not.toMatch(/<table|\d g/);
});

it('writes numbers as the language of the page does', () => {
  expect(render('measured', { ...exampleSite, language: 'de', words: words.de })).toContain('>0,014<');
});
