/** For capabilities that pass on what visitors send, and those that say what came of it. */
export { type Funnel, readCampaigns } from './campaigns';
export { type Booking, campaignOf, type Message, readRow, type Submission, stillThere } from './store';
