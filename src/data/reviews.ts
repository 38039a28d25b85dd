import config from '@payload-config';
import { getPayload } from 'payload';
import { cache } from 'react';
import { anonymous, type Reviews, readReviews } from '../reviews/read';
import { dependOn } from './depend-on';
import { tags } from './tags';

/**
 * What reviewers decided, for everybody to see, by element. Tag: the reviews. While the database is away nothing is
 * known, and every element is pending: a page of the reference is of use without them.
 */
export const getReviews = cache(async (): Promise<Reviews> => {
  try {
    await dependOn(tags.reviews);
    return anonymous(await readReviews(await getPayload({ config })));
  } catch (error) {
    console.error('[reviews] not read:', error instanceof Error ? error.message : error);
    return {};
  }
});
