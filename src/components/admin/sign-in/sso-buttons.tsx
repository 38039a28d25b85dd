/** Room for 'Sign in with …' above the password. There is no other way to sign in yet. */
export function SsoButtons() {
  return null;
}
