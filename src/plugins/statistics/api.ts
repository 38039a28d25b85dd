export { countOne } from './counter';
export { isCounting } from './is-counting';
export { readCampaignViews, readVariantCounts } from './read-statistics';
export { countedPath, isCounted } from './who-is-counted';
