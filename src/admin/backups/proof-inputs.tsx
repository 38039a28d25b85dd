import { useId } from 'react';

export function ProofInputs({ hasFactor }: { hasFactor: boolean }) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-password`}>Your password</label>
      <input id={`${id}-password`} name="password" type="password" required autoComplete="current-password" />
      {hasFactor ? (
        <>
          <label htmlFor={`${id}-code`}>Code from your authenticator app, or a recovery code</label>
          <input
            id={`${id}-code`}
            name="code"
            required
            maxLength={20}
            autoComplete="one-time-code"
            spellCheck={false}
          />
        </>
      ) : null}
    </>
  );
}
