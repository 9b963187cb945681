import { type Harness, startHarness } from '../test/harness.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test.each([
  ['/objects/x', ['GET', 'PUT'], 'GET, HEAD, PUT'],
  ['/objects/my-data/x', ['GET'], 'GET, HEAD'],
])('allows on %s only %j, and refuses other methods with 405', async (path, methods, allow) => {
  for (const method of METHODS.filter(each => !methods.includes(each))) {
    const response = await harness.visitor().fetch(path, { method })
    expect([method, response.status, response.headers.get('allow'), await response.json()]).toEqual([
      ...[method, 405, allow, { error: 'Method not allowed' }],
    ])
  }
})

test.each(['/objects', '/objects/', '/objects/a/b/c', '/metric', '/API/me', '/graphql/x'])(
  'answers %s with 404 in JSON',
  async path => {
    for (const method of METHODS) {
      const response = await harness.visitor().fetch(path, { method })
      expect([method, response.status, await response.json()]).toEqual([method, 404, { error: 'Not found' }])
    }
  },
)
