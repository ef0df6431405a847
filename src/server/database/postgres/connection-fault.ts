const CHECK_ADDRESS = 'check host and port in DATABASE_URL, and whether PostgreSQL runs there';

type Meanings = readonly [sign: RegExp, meaning: string][];

/** Causes that an error's code or words show, each with the remedy: nobody answered. */
const AWAY: Meanings = [
  [
    /server login has been failing|query_wait_timeout/,
    'PgBouncer gets no connection to it, and its log says why; check host and port in pgbouncer.ini',
  ],
  [/ENOTFOUND|EAI_AGAIN/, `no host has that name, ${CHECK_ADDRESS}`],
  [/ECONNREFUSED/, `nothing listens there, ${CHECK_ADDRESS}`],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/, `nothing answers there, ${CHECK_ADDRESS}`],
];

/** The same: PostgreSQL answered. */
const REFUSED: Meanings = [
  [
    /no encryption|SSL required|SSL connection is required/i,
    'it demands encryption, add ?sslmode=require to DATABASE_URL',
  ],
  [/does not support SSL/, 'it has no encryption, leave sslmode out of DATABASE_URL'],
  [
    /self-signed|CERT|certificate/,
    'its certificate is not trusted, have Node.js trust it by NODE_EXTRA_CA_CERTS',
  ],
  [
    /password must be a string|no password supplied/,
    'it demands a password, write it into DATABASE_URL behind the user: user:password@host',
  ],
  [
    /28P01|password authentication failed|SASL authentication failed|no such user/,
    'user or password in DATABASE_URL is wrong',
  ],
  [
    /42501/,
    'the user in DATABASE_URL may not connect to this database; as its owner run GRANT CONNECT ON DATABASE name TO user',
  ],
  [/28000/, 'user in DATABASE_URL is wrong, or may not connect from here (pg_hba.conf)'],
  [
    /3D000|no such database/,
    'there is no such database, create it or correct the name at the end of DATABASE_URL',
  ],
  [
    /53300|no more connections/,
    'it has no connection left, raise its max_connections or lower DATABASE_CONNECTIONS',
  ],
  [/57P03/, 'it is just starting or stopping, start again in a minute'],
];

/** The cause why a connection to PostgreSQL failed, in words where it is known, and as the system says it. */
export function connectionFault(error: unknown): string {
  const said = wordsOf(error);
  const meaningIn = (meanings: Meanings) =>
    meanings.find(([sign]) => sign.test(`${codeOf(error)} ${said}`))?.[1];
  const refusal = meaningIn(REFUSED);
  if (refusal !== undefined) return `PostgreSQL refuses: ${refusal} (${said})`;
  const absence = meaningIn(AWAY);
  return `PostgreSQL cannot be reached: ${absence === undefined ? said : `${absence} (${said})`}`;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** An AggregateError (all addresses refused) has no message. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
