import config from '@payload-config';
import { expect, it } from 'vitest';
import { unknownParameters } from '../abuse/grammar/params.ts';

it('generated requests know what every parameter of an endpoint of the CMS may be', async () => {
  const { collections, endpoints, globals } = await config;
  const paths = [{ endpoints }, ...collections, ...globals].flatMap(({ endpoints }) =>
    (endpoints || []).map(({ path }) => path),
  );
  expect(paths).toContain('/backups/:name/contents');
  expect(unknownParameters(paths)).toEqual([]);
});
