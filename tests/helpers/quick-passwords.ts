import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const ROUNDS = 1_000;
const { pbkdf2 } = crypto;

/** Payload derives a password in 150 ms, so that guessing is slow. Each file of tests derives many. */
crypto.pbkdf2 = (password, salt, _, ...others) => pbkdf2(password, salt, ROUNDS, ...others);
syncBuiltinESMExports();
