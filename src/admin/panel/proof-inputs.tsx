import { useId } from 'react';

/** `isOptional`: people who have just used single sign-on need no password; the server says what is missing. */
export function ProofInputs({ hasFactor, isOptional = false }: { hasFactor: boolean; isOptional?: boolean }) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-password`}>Your password</label>
      <input
        id={`${id}-password`}
        name="password"
        type="password"
        required={!isOptional}
        autoComplete="current-password"
      />
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
