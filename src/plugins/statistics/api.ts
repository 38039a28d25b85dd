export { countOne } from './counter';
export { isCounting } from './is-counting';
export { readVariantCounts } from './read-statistics';
export { addCounts, exposuresSchema } from './stored-counts';
export { countedPath, isCounted } from './who-is-counted';
