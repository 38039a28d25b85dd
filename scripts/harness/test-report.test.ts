import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countReport, countVitest, sum } from './test-report.ts';

const vitestFile = (name: string, status: string, tests: string[], message = '') => ({
  name,
  status,
  message,
  assertionResults: tests.map((result, index) => ({
    status: result,
    fullName: `test ${index}`,
    failureMessages: ['why'],
  })),
});

describe('the count of tests', () => {
  it('counts each test of vitest, and a file that cannot be loaded as one failure', () => {
    const count = countVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        vitestFile('a.test.ts', 'failed', ['passed', 'failed', 'passed']),
        vitestFile('b.test.ts', 'failed', [], 'cannot be imported'),
      ],
    });
    expect(count).toMatchObject({ passed: 2, failed: 2 });
    expect(count.notes.join('\n')).toMatch(/a\.test\.ts: test 1\nwhy[\s\S]*b\.test\.ts\ncannot be imported/);
  });

  it('counts each test of playwright, at any depth, and errors outside of tests', () => {
    const spec = {
      title: 'opens',
      ok: true,
      tests: [
        { projectName: 'one', status: 'expected', results: [{ status: 'passed', errors: [] }] },
        { projectName: 'other', status: 'unexpected', results: [{ status: 'failed', errors: [{ message: 'no' }] }] },
      ],
    };
    const count = countPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{ message: 'broken file' }],
      suites: [{ file: 'menu.spec.ts', suites: [{ file: 'menu.spec.ts', specs: [spec] }] }],
    });
    expect(count).toEqual({ passed: 6, failed: 2, notes: ['broken file', 'menu.spec.ts: opens\nno'] });
  });

  it('quotes what the page of a failed test showed', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-report-'));
    const file = path.join(folder, 'error-context.md');
    fs.writeFileSync(
      file,
      '# Test\n```yaml\n- heading "Inbox" [level=1]\n- link "Home"\n- alert: Not saved\n- alert\n```\n',
    );
    const results = [
      { status: 'failed', errors: [{ message: 'no' }], attachments: [{ name: 'error-context', path: file }] },
    ];
    const spec = { title: 'opens', tests: [{ projectName: 'one', status: 'unexpected', results }] };
    const count = countPlaywright({
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      errors: [],
      suites: [{ file: 'menu.spec.ts', specs: [spec] }],
    });
    expect(count.notes).toEqual([
      'menu.spec.ts: opens\nno\nThe page showed:\n- heading "Inbox" [level=1]\n- alert: Not saved',
    ]);
    fs.rmSync(folder, { recursive: true });
  });

  it('counts a missing report, and one without tests, as a failure', () => {
    expect(countReport('/nowhere/report.json', countVitest, 'crashed')).toEqual({
      passed: 0,
      failed: 1,
      notes: ['crashed'],
    });
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-report-')), 'report.json');
    fs.writeFileSync(file, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
    expect(countReport(file, countVitest, '')).toMatchObject({ passed: 0, failed: 1 });
    fs.rmSync(path.dirname(file), { recursive: true });
  });

  it('is the sum over all parts', () => {
    expect(
      sum([
        { passed: 1, failed: 0, notes: [] },
        { passed: 3, failed: 2, notes: ['x'] },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
  });
});
