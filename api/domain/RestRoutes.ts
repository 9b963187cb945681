/**
 * A REST path of docs/product.md, REST calls: it runs an operation as GraphQL would, so no rule is written twice. The
 * operation's variables are taken by name from the path, the query string or the body; `input` is built from the body's
 * fields that its type has. Anything else a client sends (status, title, finalPrice) is ignored.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, in Express's notation. */
  path: string
  summary: string
  /** The operation's name; if the body's `type` decides, one for each. */
  operation: string | Record<string, string>
  /** The part of the data to return, such as `customerJobs.nodes`. A list of nodes is paged by `Link`. */
  answer: string
  /** Ids in the body that must be the caller's own. */
  own?: readonly string[]
  status?: number
}

/** A noun's REST paths. */
export interface RestRoutes {
  /** Their operations, in REST's field names. They may spread fragments of other nouns. */
  operations: string
  routes: readonly Route[]
}

export const get = (path: string, operation: string, answer: string, summary: string): Route => ({
  method: 'GET',
  path,
  summary,
  operation,
  answer,
})
