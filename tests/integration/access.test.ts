import config from '@payload-config';
import { expect, it } from 'vitest';
import { capabilitiesOf } from '@/seams/capability';
import { describeAccess } from './access/matrix';
import { collectionRules, globalRules } from './access/table';

const { collections, globals, custom } = await config;

it('has rules for every collection and global', () => {
  expect(collections.map(({ slug }) => slug).sort()).toEqual(Object.keys(collectionRules).sort());
  expect(globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globalRules).sort());
});

describeAccess([...collections, ...globals], capabilitiesOf({ custom }));
