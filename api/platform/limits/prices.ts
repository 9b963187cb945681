/**
 * What work costs, in points. A point is 20 µs of processor time, our own and the database's, so that the points of a
 * minute (REQUESTS) are a tenth of a core. Each price is what the dearest requests of its kind were measured to need
 * (`npm run bench -- points`; docs/decisions/0031-points-are-processor-time.md).
 */
export const PRICES = {
  /** Finding out who asks, and answering. */
  request: 60,
  /** Of a body: read, scanned, made into values, hashed. */
  kilobyte: 4,
  /** Of a document that is new to this process: parsed and validated. */
  token: 0.5,
  /** A query or mutation inside a request: a statement, or its refusal. */
  act: 30,
  /** One object that an answer may hold. */
  object: 1,
  /** One value of an object. */
  field: 0.1,
  /** An error in the response: of validation, variables or an action. */
  failure: 5,
  /** A value without a shape of its own, which may hold everything that is kept about somebody. */
  wholeRecord: 1500,
  /** argon2id, hashing or verifying. */
  passwordHash: 1500,
} as const
