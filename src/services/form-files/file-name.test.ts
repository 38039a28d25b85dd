import { expect, it } from 'vitest';
import { fileName } from './file-name';

it.each([
  ['report.pdf', ['pdf'], 'report.pdf'],
  ['Bericht über 2 Standorte.PDF', ['pdf'], 'Bericht über 2 Standorte.pdf'],
  ['../../etc/passwd', ['txt', 'csv'], 'passwd.txt'],
  ['C:\\Users\\Ada\\sites.csv', ['txt', 'csv'], 'sites.csv'],
  ['photo.jpeg', ['jpg', 'jpeg'], 'photo.jpeg'],
  ['invoice.exe', ['pdf'], 'invoice.exe.pdf'],
  ['a\u202egpj.exe', ['png'], 'a gpj.exe.png'],
  ['a\r\nContent-Type: text/html.txt', ['txt'], 'html.txt'],
  ['"><script>.pdf', ['pdf'], 'script.pdf'],
  ['.htaccess', ['txt'], 'htaccess.txt'],
  ['...', ['pdf'], 'file.pdf'],
  ['.pdf', ['pdf'], 'pdf.pdf'],
  [`${'🛰'.repeat(300)}.pdf`, ['pdf'], `${'🛰'.repeat(100)}.pdf`],
  ['plan.exe', [], 'plan.exe'],
  ['', [], 'file'],
])('%j with the endings %j is saved as %j', (sent, endings, saved) => {
  expect(fileName(sent, endings)).toBe(saved);
});
