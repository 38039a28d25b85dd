import '../sign-in/sign-in.css';
import './session-ended.css';
import type { ReactNode } from 'react';
import { POPUP_END } from '../sign-in/popup-end';
import { SsoButtons } from '../sign-in/sso-buttons';
import { SessionKeeper } from './session-keeper';

/** Around the whole admin: notices that the session has ended, and offers to sign in again without leaving the page. */
export const SessionEnded = ({ children }: { children: ReactNode }) => (
  <SessionKeeper sso={<SsoButtons goTo={POPUP_END} isPopup />}>{children}</SessionKeeper>
);
