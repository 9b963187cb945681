import { readStopToken, type Stop, stopUrl } from '../../domain/notices/stopMails.js'
import { composeMail } from '../../platform/mail/composeMail.js'
import { openPost } from '../../platform/mail/openPost.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const PREFERENCES = graphql(`
  query StoppedPreferences { noticePreferences { groups { group choices { frequency } } } }
`)

const linkFor = (person: TestUser, groups: Stop['groups'], channel: Stop['channel'] = 'mail') => {
  const { pathname, search } = new URL(stopUrl(harness.app.context, { userId: person.id, channel, groups }))
  return `${pathname}${search}`
}
const get = async (link: string) => {
  const response = await harness.visitor().fetch(link)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** Posts like a mail program. */
const post = async (link: string, body = 'List-Unsubscribe=One-Click') => {
  const response = await harness.visitor().fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const offFor = async (person: TestUser) => {
  const { groups } = (await person.ask(PREFERENCES)).noticePreferences
  return groups.filter(({ choices }) => choices[0]!.frequency === 'off').map(({ group }) => group)
}

test('stops only that group for only that person with one click in a mail program, signed out', async () => {
  const dana = await customer(harness)
  const other = await customer(harness)
  const link = linkFor(dana, ['bids'])
  const { status, text } = await post(link)
  expect(status).toBe(200)
  expect(text).toContain("You're unsubscribed")
  expect(text).toContain('Bids on your orders')
  expect(await offFor(dana)).toEqual(['bids'])
  expect(await offFor(other)).toEqual([])
  // Unsubscribing twice is not an error.
  expect((await post(link)).status).toBe(200)
})

test('stops the mails when someone presses the button, not when a scanner opens the link', async () => {
  const dale = await vendor(harness)
  const link = linkFor(dale, ['new_jobs', 'jobs'])
  const { status, headers, text } = await get(link)
  expect(status).toBe(200)
  expect(text).toContain('<form method="post"><button type="submit">Stop these emails</button></form>')
  expect(text).toContain('<li>New matching jobs</li><li>Job updates</li>')
  expect(text).not.toContain(dale.email)
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect((await harness.visitor().fetch(link, { method: 'HEAD' })).status).toBe(200)
  expect(await offFor(dale)).toEqual([])
  expect((await post(link, '')).status).toBe(200)
  expect(await offFor(dale)).toEqual(['new_jobs', 'jobs'])
})

test('accepts a multipart body', async () => {
  const dana = await customer(harness)
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  const response = await harness.visitor().fetch(linkFor(dana, ['orders']), { method: 'POST', body })
  expect(response.status).toBe(200)
  expect(await offFor(dana)).toEqual(['orders'])
})

describe('refused, with nothing changed:', () => {
  const wrongs: [string, (link: string, others: string) => string][] = [
    ['no token', () => '/unsubscribe'],
    ['an empty token', () => '/unsubscribe?token='],
    ['two tokens', link => `${link}&token=x`],
    ['a token cut short', link => link.slice(0, -1)],
    [
      'a signature as long in letters and longer in bytes',
      link => link.replace(/[^.]{43}$/, '\u00e9'.repeat(43)),
    ],
    ['another group', link => link.replace('.bids.', '.orders.')],
    ['one group more', link => link.replace('.bids.', '.bids~orders.')],
    ['another channel', link => link.replace('.mail.', '.push.')],
    ['another person', (link, others) => link.replace(/=[^.]+\./, `=${others}.`)],
  ]
  test.each(wrongs)('refuses a link: %s', async (_, spoil) => {
    const dana = await customer(harness)
    const other = await customer(harness)
    const link = spoil(linkFor(dana, ['bids']), other.id)
    for (const { status, text } of [await get(link), await post(link)]) {
      expect(status).toBe(404)
      expect(text).toContain('This link does not work')
    }
    expect([await offFor(dana), await offFor(other)]).toEqual([[], []])
  })

  test('keeps security notices on, even with our signature', async () => {
    const ada = await admin(harness)
    const link = linkFor(ada, ['security', 'tickets'])
    const token = new URL(link, harness.url).searchParams.get('token')!
    expect(readStopToken(harness.app.context, token)?.groups).toEqual(['tickets'])
    expect((await post(link)).status).toBe(200)
    expect(await offFor(ada)).toEqual(['tickets'])
  })

  test('refuses a body that is too large', async () => {
    const dana = await customer(harness)
    expect((await post(linkFor(dana, ['bids']), 'x'.repeat(5000))).status).toBe(413)
    expect(await offFor(dana)).toEqual([])
  })
})

test('answers a closed account without an error and changes nothing', async () => {
  const dana = await customer(harness)
  const link = linkFor(dana, ['bids'])
  await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect((await get(link)).status).toBe(200)
  expect((await post(link)).status).toBe(200)
  const { rows } = await harness.database.pool.query(
    'select count(*)::int as left from notice_preferences where user_id = $1',
    [dana.id],
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('counts wrong links by address and good ones by person', async () => {
  const own = await startHarness({ env: { RATE_LIMIT_SCALE: '0.05' } })
  const dana = await customer(own)
  const { pathname, search } = new URL(
    stopUrl(own.app.context, { userId: dana.id, channel: 'mail', groups: ['bids'] }),
  )
  const status = async (link: string, method = 'POST') => (await own.visitor().fetch(link, { method })).status
  const statuses = async (link: string, method?: string) => [
    ...[await status(link, method), await status(link, method)],
    ...[await status(link, method), await status(link, method)],
  ]
  expect(await statuses('/unsubscribe?token=x', 'GET')).toEqual([404, 404, 404, 429])
  expect(await statuses(`${pathname}${search}`)).toEqual([200, 200, 200, 429])
  await own.stop()
})

describe('a mail', () => {
  const stop = 'https://haulbid.example/unsubscribe?token=a.mail.bids.b'
  const mail = { to: 'dana@example.com', subject: 'A bid', body: ['Hello Dana,'], why: 'You posted it.' }
  const composed = (stopUrl?: string) =>
    composeMail(harness.app.context.config, { ...mail, stopUrl }, { messageId: '<1@x>', date: START })

  test('shows in its headers, its text, and its HTML how to switch it off', () => {
    const { headers, text, html } = composed(stop)
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(text).toContain(`\nStop these emails: ${stop}`)
    expect(html).toContain(`href="${stop}"`)
    expect(html).toContain('>Stop these emails</a>')
  })

  test('says nothing about stopping if it is always sent', () => {
    const { headers, text, html } = composed()
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
    expect(text + html).not.toMatch(/stop these/i)
  })

  test('shows the headers unbroken in the development outbox', async () => {
    const url = stopUrl(harness.app.context, {
      userId: (await customer(harness)).id,
      channel: 'mail',
      groups: ['bids', 'orders', 'messages', 'ratings', 'support'],
    })
    const post = openPost(harness.app.context)
    await post.send(composed(url), AbortSignal.timeout(5000))
    await post.send(composed(), AbortSignal.timeout(5000))
    post.close()
    const { text } = await get('/outbox')
    expect(text).toContain(`List-Unsubscribe: &#60;${url}&#62;`)
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text.match(/<td>None<\/td>/g)).toHaveLength(1)
  })
})
