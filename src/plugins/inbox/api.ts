/** For capabilities that pass on what visitors send. */
export { type Booking, campaignOf, type Message, readRow, type Submission } from './store';
