/** The part of Node that tests of the pages use. Pages themselves must not see Node's types. */
declare module 'node:fs' {
  export const globSync: (pattern: string) => string[]
  export const readFileSync: (path: string, encoding: 'utf8') => string
}
