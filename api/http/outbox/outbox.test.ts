import { request } from 'node:http'
import { workOnce } from '../../platform/queue/worker.js'
import { sendText } from '../../platform/texts/sendText.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { REQUEST_PASSWORD_RESET, RESET_PASSWORD } from '../../test/operations.js'
import { customer } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const get = async (path: string, of = harness) => of.visitor().fetch(path)

test('lists what was sent, newest first, and opens each one: the link of a reset works', async () => {
  expect(await (await get('/outbox')).text()).toContain('No messages yet')
  const dana = await customer(harness)
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email })
  await workOnce(harness.app.context)
  const listed = await get('/outbox')
  expect(listed.headers.get('content-security-policy')).toContain("default-src 'none'")
  const rows = [...(await listed.text()).matchAll(/href="(\/outbox\/[^"]+)">([^<]+)</g)]
  expect(rows.map(([, , subject]) => subject)).toEqual(['Reset your Haulbid password'])
  const mail = await get(rows[0]![1]!)
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
  const token = /\?reset=([\w-]{43})/.exec(await mail.text())![1]!
  const input = { token, password: 'a new password', confirmPassword: 'a new password' }
  expect((await harness.visitor().answer(RESET_PASSWORD, { input })).errors).toEqual([])
})

test('lists text messages next to the mails, as text', async () => {
  const dana = await customer(harness)
  await sendText(
    harness.app.context,
    { to: '+15125550147', text: 'A <b>bid</b> of $149.50' },
    new AbortController().signal,
  )
  await dana.ask(REQUEST_PASSWORD_RESET, { email: dana.email })
  await workOnce(harness.app.context)
  const listed = await (await get('/outbox')).text()
  expect(listed).toContain('<td>+15125550147</td>')
  expect(listed).toContain('Text message: A &#60;b&#62;bid&#60;/b&#62; of $149.50')
  // Newest first, whatever it is.
  expect(listed.indexOf('Reset your Haulbid password')).toBeLessThan(listed.indexOf('+15125550147'))
})

test.each([
  '/outbox/../config.eml',
  '/outbox/%2e%2e%2fsecret.eml',
  '/outbox/1-00000000.eml',
  '/outbox/1-00000000.eml.part',
])('answers %s with not found', async path => {
  expect((await get(path)).status).toBe(404)
})

test("shows nothing under another host name, since another site's page may have set it up", async () => {
  const status = await new Promise(done =>
    request(`${harness.url}/outbox`, { headers: { host: 'rebound.example' } }, ({ statusCode }) =>
      done(statusCode),
    ).end(),
  )
  expect(status).toBe(404)
})

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'no-reply@haulbid.example' }],
  ['in production', { NODE_ENV: 'production' }],
])('shows no outbox %s', async (_, env) => {
  const other = await startHarness({ databaseUrl: harness.database.url, env })
  const { status } = await get('/outbox', other)
  await other.stop()
  expect(status).toBe(404)
})
