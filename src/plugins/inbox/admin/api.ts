export { FunnelTable } from './funnel-table';
