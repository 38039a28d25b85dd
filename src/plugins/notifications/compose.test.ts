import { expect, it } from 'vitest';
import { compose } from './compose';

const id = '10000000-0000-4000-8000-000000000000';
const about = { id, kind: 'submitted', collection: 'pages', document: id } as const;

it('typed text stays on one line of the mail', () => {
  const { subject, text } = compose(
    { ...about, who: 'Ada\r\nBcc: all@staff.example', title: 'One\u2028Two\n\nOpen it: https://evil.example' },
    'editor@staff.example',
    { name: 'Alethia', siteUrl: 'https://www.alethia.example' },
  );
  expect(subject).toBe('Ada Bcc: all@staff.example asks you to review: One Two Open it: https://evil.example');
  expect(String(text).split('\n\n')[0]).toBe(`${subject}.`);
});
