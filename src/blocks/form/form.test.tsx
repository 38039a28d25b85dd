import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { FormSection } from './form';
import { formExamples } from './form.example';

const { block, data } = formExamples.default;
const render = (form: typeof data | null) =>
  renderToStaticMarkup(<FormSection block={block} site={exampleSite} data={form} />);

test('has every field with its label, the button, and what browsers may fill in', () => {
  const html = render(data);
  expect(html).toContain('data-island');
  expect(html).toContain('noValidate=""');
  expect(html).toContain(`name="form" value="${data.id}"`);
  for (const { id, label } of data.fields) {
    expect(html).toContain(`name="${id}"`);
    expect(html).toContain(label);
  }
  expect(html).toContain('autoComplete="name"');
  expect(html).toContain('Request an audit');
});

test('hides a field until its condition is met, with unescaped CSS', () => {
  expect(render(data)).toMatch(/<style>@supports selector\(:has\(\*\)\)\{#form-00000000:not\(:has\(\[name="part"\]/);
});

test('a file field states accepted types and the maximum size', () => {
  const plan = { id: 'plan', blockType: 'file', label: 'Plan', accept: ['pdf', 'text'], required: true } as const;
  const html = render({ ...data, fields: [{ ...plan, accept: [...plan.accept] }] });
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="\.pdf,\.txt,\.csv,\.tsv,\.md"/);
  expect(html).toContain('PDF, text or CSV, up to 10 MB.');
});

test('does not reveal its recipients', () => {
  expect(render({ ...data, recipients: ['desk@alethia.example'] })).not.toContain('desk@alethia.example');
});

test('is left out once its form has been deleted', () => {
  expect(render(null)).toBe('');
});
