/**
 * Prices of work, in points. A point is 20 µs of CPU time, our own and the database's, so that a minute's points
 * (REQUESTS) are a tenth of a core. Each price is the measured need of the most expensive requests of its kind (`npm
 * run bench -- points`; docs/decisions/0031-points-are-processor-time.md).
 */
export const PRICES = {
  /** Finding the viewer, and responding. */
  request: 60,
  /** Per kilobyte of a body: read, scanned, parsed, hashed. */
  kilobyte: 4,
  /** Per kilobyte of a file: read, written, inspected, or decompressed. */
  fileKilobyte: 0.5,
  /** Per kilobyte of a stored file sent unchanged. */
  sentKilobyte: 0.1,
  /** The minimum per kilobyte of an answer: an unpaged list may be longer than its price assumed. */
  answerKilobyte: 3,
  /** Per token of a document new to this process: parsed and validated. */
  token: 0.5,
  /** A query or mutation inside a request: a statement, or its refusal. */
  act: 30,
  /** One object that a response may contain. */
  object: 1,
  /** One value of an object. */
  field: 0.1,
  /** An error in the response: from validation, variables or an act. */
  failure: 5,
  /** A value without a fixed structure, which may contain everything stored about a user. */
  wholeRecord: 1500,
  /** A picture decoded and made smaller. */
  picture: 10_000,
  /** argon2id, hashing or verifying. */
  passwordHash: 1500,
} as const
