import { createLogger } from './createLogger.js'

const lineOf = (given: object) => {
  const written: string[] = []
  const log = createLogger(
    { isProduction: true, logLevel: 'info' },
    { write: (line: string) => void written.push(line) },
  )
  log.info(given, 'Told')
  return written.join('')
}

test.each<[string, object]>([
  ['at the top', { password: 'hush-hush' }],
  ['inside', { input: { email: 'hush-hush', token: 'hush-hush' } }],
  ['further inside', { request: { headers: { cookie: 'hush-hush', authorization: 'hush-hush' } } }],
  ['in a list', { people: [{ input: { phone: 'hush-hush' } }] }],
  ['deeper than anybody logs', { a: { b: { c: { d: { e: { password: 'hush-hush' } } } } } }],
  ['an address in words', { note: 'sent to hush-hush@example.com' }],
  ['an encoded address', { path: '/x/hush-hush%40example.com' }],
  ['an error with a header', { err: new Error('refused Bearer hush-hush') }],
  ['an error in an error', { err: new Error('outer', { cause: new Error('password=hush-hush') }) }],
  [
    'an input in an error',
    {
      err: new Error(
        'Argument "input" has invalid value {currentPassword: "hush-hush", confirmPassword: "two hush-hush words", password: "a \\"hush-hush\\" b"}.',
      ),
    },
  ],
  ['several errors', { err: new AggregateError([new Error('link ?reset=hush-hush&x=1')], 'all') }],
  ['what is no error', { err: { message: 'hush-hush' } }],
])('hides secrets in the log: %s', (_, given) => {
  const line = lineOf(given)
  expect(JSON.parse(line).msg).toBe('Told')
  expect(line).not.toContain('hush-hush')
})

test('keeps everything else as it is', () => {
  const given = {
    path: '/graphql',
    ms: 1.5,
    codes: ['CONFLICT'],
    nothing: null,
    inner: { statement: 'select users' },
  }
  expect(JSON.parse(lineOf(given))).toMatchObject(given)
  expect(lineOf({ err: new TypeError('x is not a function') })).toContain('x is not a function')
  expect(lineOf({ file: 'node_modules/@apollo/server/dist/esm/x.js' })).toContain('@apollo/server/dist')
})

test.each(['token', 'token ', 'a', 'password:'])('searches a megabyte of %j in a moment', word => {
  const text = word.repeat(1_000_000 / word.length)
  // Quadratic time would take hours.
  expect(JSON.parse(lineOf({ err: new Error(text) })).msg).toBe('Told')
})
