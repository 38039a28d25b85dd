import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  foldTagState,
  markEverythingStale,
  mergeTagState,
  readKnown,
  readTagState,
  tagStateFile,
  writeTagState,
} from './tag-state.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tag-state-'));
  file = path.join(folder, 'cache', 'tag-state.json');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the tag state', () => {
  it('is read as it was written, and leaves no other file behind', () => {
    const state = new Map([['path:/about', { stale: 5, expired: 5 }]]);
    writeTagState(file, state);
    expect(readTagState(file)).toEqual(state);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['tag-state.json']);
  });

  it('is unknown without a file', () => {
    expect(readTagState(file)).toBeUndefined();
  });

  it.each(['{"path:/abo', '[]', 'null', '"text"'])(
    'is unknown, and does not stop the site, when damaged: %s',
    (text) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      fs.mkdirSync(path.dirname(file));
      fs.writeFileSync(file, text);
      expect(readTagState(file)).toBeUndefined();
    },
  );

  it('keeps the later time when two states meet', () => {
    const state = new Map<string, { stale?: number; expired?: number }>([
      ['a', { expired: 9 }],
      ['b', { stale: 1, expired: 2 }],
    ]);
    mergeTagState(
      state,
      new Map([
        ['a', { expired: 3 }],
        ['b', { expired: 4 }],
        ['c', { stale: 7 }],
      ]),
    );
    expect(Object.fromEntries(state)).toEqual({ a: { expired: 9 }, b: { stale: 1, expired: 4 }, c: { stale: 7 } });
  });

  it('says up to which publish of others it is complete, which is no tag', () => {
    const known = { epoch: 'a', version: 7 };
    writeTagState(file, new Map([['path:/about', { expired: 5 }]]), known);
    expect(readKnown(file)).toEqual(known);
    expect([...(readTagState(file)?.keys() ?? [])]).toEqual(['path:/about']);
    markEverythingStale(file);
    expect(readKnown(file)).toEqual(known);
  });

  it('is bounded: what expired long ago becomes one expiry of every page', () => {
    const state = new Map([6, 1, 2, 3, 4, 5].map((at) => [`document:${at}`, { stale: at, expired: at }]));
    foldTagState(state, 6);
    expect(state.size).toBe(6);
    foldTagState(state, 5);
    expect(Object.fromEntries(state)).toEqual({
      'document:6': { stale: 6, expired: 6 },
      'document:4': { stale: 4, expired: 4 },
      'document:5': { stale: 5, expired: 5 },
      site: { stale: 3, expired: 3 },
    });
  });

  it('lives where CACHE_TAGS_FILE says, else in the data folder', () => {
    vi.stubEnv('CACHE_TAGS_FILE', '');
    expect(tagStateFile()).toBe(path.resolve('.data/cache/tag-state.json'));
    vi.stubEnv('CACHE_TAGS_FILE', file);
    expect(tagStateFile()).toBe(file);
  });
});

describe('markEverythingStale', () => {
  it('expires the tag of every page now and keeps what was known', () => {
    writeTagState(file, new Map([['path:/about', { expired: 5 }]]));
    const before = Date.now();
    markEverythingStale(file);
    const state = readTagState(file);
    expect(state?.get('path:/about')).toEqual({ expired: 5 });
    expect(state?.get('site')?.expired).toBeGreaterThanOrEqual(before);
  });

  it('works without a file', () => {
    markEverythingStale(file);
    expect(readTagState(file)?.get('site')?.expired).toBeGreaterThan(0);
  });
});
