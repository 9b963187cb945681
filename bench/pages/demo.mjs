import { randomBytes } from 'node:crypto'
import { buildIfStale } from '../../tools/buildIfStale.mjs'
import { chromiumPath } from '../../tools/chromium.mjs'
import { runServer } from '../../tools/runningServer.mjs'

/** Chromium's flags for the measurements; root needs the first. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the built server as in production, with the demo's data; BENCH_URL names a running one instead. */
export const startDemo = async () => {
  const executablePath = await chromiumPath()
  const given = process.env.BENCH_URL
  if (given) return { url: given, executablePath, stop: async () => {} }
  await buildIfStale()
  const server = await runServer('pages', {
    NODE_ENV: 'production',
    SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    DEMO: 'on',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  })
  return { ...server, executablePath }
}

/**
 * Signs in through the API and stores the user as the sign-in form does, without loading any page code. The fields
 * must be those of the Viewer fragment in Apollo Client's order; otherwise the page would take the answer of Me for
 * another user and render everything again.
 */
export const signIn = async (page, url, email) => {
  await page.route(`${url}/empty`, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${url}/empty`)
  await page.evaluate(async email => {
    const query = `mutation ($input: LoginInput!) { login(input: $input) {
      __typename id email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode
      initialServiceType createdAt emailConfirmedAt } }`
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input: { email, password: 'dumpster-demo' } } }),
    })
    localStorage.setItem('user', JSON.stringify((await answer.json()).data.login))
  }, email)
}
