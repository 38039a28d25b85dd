import './sign-in.css';
import type { ReactNode } from 'react';
import { classNames } from '@/payload/class-names';
import { Logo } from '../graphics';

/** A page of the admin that needs no session. */
export const SignInPage = ({ children }: { children: ReactNode }) => (
  <main className="sign-in">
    <div className={classNames.loginBrand}>
      <Logo />
    </div>
    {children}
  </main>
);
