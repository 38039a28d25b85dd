import { cache } from 'react';
import { tags } from '@/publishing/tags';
import { cms } from './cms';
import { dependOn } from './depend-on';
import { anonymous, type Reviews, readReviews } from './reviews-read';

/** Without notes and reviewers' names, because everybody gets the same page. Empty when the database is down: the reference is useful without reviews. Tag: reviews. */
export const getReviews = cache(async (): Promise<Reviews> => {
  try {
    await dependOn(tags.reviews);
    return anonymous(await readReviews(await cms()));
  } catch (error) {
    console.error('[reviews] not read:', error instanceof Error ? error.message : error);
    return {};
  }
});
