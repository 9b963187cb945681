import { asText, MOST_TEXT_LETTERS } from '../../rules/notices/textRules.js'
import { bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT } from '../../test/operations.js'
import { takeTexts } from '../../test/texts.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { sendDigests } from './sendDigests.js'

const TOKEN = 't'.repeat(40)
let harness: Harness
let dana: TestUser
let dale: TestUser
let number = 0
beforeAll(async () => {
  harness = await startHarness({ env: { SMS_TOKEN: TOKEN } })
  dale = await vendor(harness)
})
afterAll(() => harness.stop())
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
  number++
})

const ASK = graphql(`
  mutation AskTextCode($input: TextCodeRequestInput!) {
    requestTextCode(input: $input) { textConsent textNumber { phone isConfirmed } }
  }
`)
const CONFIRM = graphql(`
  mutation ConfirmTextCode($input: TextCodeInput!) {
    confirmTextCode(input: $input) { textNumber { phone isConfirmed } }
  }
`)
const NUMBER = graphql(`query TextNumber { noticePreferences { textNumber { phone isConfirmed } } }`)
const STOP = 'mutation { stopTexts { id } }'
const CHOOSE = 'mutation ($input: NoticeFrequencyInput!) { setNoticeFrequency(input: $input) { id } }'
const QUIET = 'mutation ($input: QuietHoursInput!) { setQuietHours(input: $input) { id } }'

const phone = () => `+151255510${String(number).padStart(2, '0')}`
const texts = async () => (await takeTexts(harness)).filter(({ to }) => to === phone())
const ask = (person: TestUser) => person.ask(ASK, { input: { phone: phone(), consent: true } })
const codeIn = ([message]: { text: string }[]) => /^\d{6}/.exec(message!.text)![0]
const numberOf = async (person: TestUser) => (await person.ask(NUMBER)).noticePreferences.textNumber
const NOT_RIGHT = 'code: This code is wrong or has expired. Check it, or ask for another.'
const agree = async (person: TestUser) => {
  await ask(person)
  const code = codeIn(await texts())
  // As phones show it.
  await person.ask(CONFIRM, { input: { code: `${code.slice(0, 3)}-${code.slice(3)} ` } })
  await person.ask(CHOOSE, { input: { group: 'bids', channel: 'sms', frequency: 'now' } })
}
const answer = (text: string, token = TOKEN) =>
  harness.visitor().fetch('/texts/inbound', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ from: phone(), text }),
  })
const bidOn = async (person: TestUser) => {
  const jobId = await postJunk(person)
  await bid(await vendor(harness), jobId, '149.5')
  return jobId
}

test.each([['900-555-0147'], ['512 976 5550'], ['+44 20 7946 0958'], ['+881612345678']])(
  'refuses %s, which costs more or is outside our countries',
  async written => {
    expect(await dana.issues(ASK, { input: { phone: written, consent: true } })).toEqual([
      'phone: Please enter a US or Canadian mobile number',
    ])
    expect(await takeTexts(harness)).toEqual([])
  },
)

test('requires a confirmed email', async () => {
  await harness.database.pool.query('update users set email_confirmed_at = null where id = $1', [dana.id])
  expect(await dana.issues(ASK, { input: { phone: phone(), consent: true } })).toEqual([
    'phone: Please confirm your email first',
  ])
  expect(await takeTexts(harness)).toEqual([])
})

test("confirms a number by a texted code and stores the consent's exact words", async () => {
  const { requestTextCode } = await dana.ask(ASK, {
    input: { phone: ` (512) 555-10${phone().slice(-2)}`, consent: true },
  })
  expect(requestTextCode.textNumber).toEqual({ phone: phone(), isConfirmed: false })
  const sent = await texts()
  expect(sent).toHaveLength(1)
  expect(sent[0]!.text.length).toBeLessThanOrEqual(MOST_TEXT_LETTERS)
  const code = codeIn(sent)
  expect(await dale.issues(CONFIRM, { input: { code } })).toEqual([NOT_RIGHT])
  const { confirmTextCode } = await dana.ask(CONFIRM, { input: { code } })
  expect(confirmTextCode.textNumber).toEqual({ phone: phone(), isConfirmed: true })
  expect(await dana.issues(CONFIRM, { input: { code } })).toEqual([NOT_RIGHT])
  const { rows } = await harness.database.pool.query(
    'select words, asked_at = $2 and confirmed_at = $2 as "areKept", code_hash from text_consents where user_id = $1',
    [dana.id, START],
  )
  expect(rows).toEqual([{ words: requestTextCode.textConsent, areKept: true, code_hash: null }])
})

test('accepts a number copied from a phone', async () => {
  const copied = `\u202a+1\u00a0(512)\u00a0555\u201110${phone().slice(-2)}\u202c`
  const { requestTextCode } = await dana.ask(ASK, { input: { phone: copied, consent: true } })
  expect(requestTextCode.textNumber).toEqual({ phone: phone(), isConfirmed: false })
  await texts()
})

test('accepts a code for ten minutes and five attempts', async () => {
  await ask(dana)
  const late = codeIn(await texts())
  harness.clock.now = new Date(START.getTime() + 600_001)
  expect(await dana.issues(CONFIRM, { input: { code: late } })).toEqual([NOT_RIGHT])
  harness.clock.now = START
  await ask(dana)
  const code = codeIn(await texts())
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(await dana.issues(CONFIRM, { input: { code: wrong } })).toEqual([NOT_RIGHT])
  expect(await dana.issues(CONFIRM, { input: { code } })).toEqual([NOT_RIGHT])
  expect(await numberOf(dana)).toMatchObject({ isConfirmed: false })
})

test('sends five codes a day to a user and to a number', async () => {
  for (let count = 1; count <= 5; count++) await ask(dana)
  const input = { phone: phone(), consent: true }
  const code = async (person: TestUser) => (await person.answer(ASK, { input })).errors[0]?.extensions.code
  expect(await code(dana)).toBe('RATE_LIMITED')
  expect(await code(dale)).toBe('RATE_LIMITED')
  await texts()
})

test.each([
  [{ phone: '555', consent: true }, 'phone: Please enter a phone number'],
  [{ phone: '+15125550147', consent: false }, 'consent: Please agree to be texted'],
])('refuses %j', async (input, issue) => {
  expect(await dana.issues(ASK, { input })).toEqual([issue])
})

test('sends texts only for chosen groups, once, with the address', async () => {
  await ask(dana)
  await dana.ask(CONFIRM, { input: { code: codeIn(await texts()) } })
  await bidOn(dana)
  expect(await texts()).toEqual([])
  await dana.ask(CHOOSE, { input: { group: 'bids', channel: 'sms', frequency: 'now' } })
  const jobId = await bidOn(dana)
  const [message, ...more] = await texts()
  expect(more).toEqual([])
  expect(message!.text).toBe(
    `Dale Reyes bid $149.50 on your junk pickup. ${harness.url}/customer/orders?order=${jobId}`,
  )
  expect(message!.text.length).toBeLessThanOrEqual(MOST_TEXT_LETTERS)
  await dana.ask(STOP)
  expect(await numberOf(dana)).toBeNull()
  await bidOn(dana)
  expect(await texts()).toEqual([])
})

test('stops at STOP and allows a new request after START without starting anything', async () => {
  await agree(dana)
  await bidOn(dana)
  expect((await answer('stop please')).status).toBe(200)
  expect(await texts()).toEqual([])
  expect(await numberOf(dana)).toBeNull()
  expect(await dana.issues(ASK, { input: { phone: phone(), consent: true } })).toEqual([
    'phone: This number replied STOP. Text START to us from it first.',
  ])
  await answer('START')
  expect(await numberOf(dana)).toBeNull()
  await bidOn(dana)
  expect(await texts()).toEqual([])
  await ask(dana)
  expect(await texts()).toHaveLength(1)
})

test.each(['REVOKE', 'OPTOUT', 'Please stop', 'ALTO', '“Stop.”'])('ends texts at %s', async said => {
  await agree(dana)
  await answer(said)
  expect(await numberOf(dana)).toBeNull()
})

test.each(['End of the driveway please', 'Cancel my order'])('keeps texting after %s', async said => {
  await agree(dana)
  await answer(said)
  expect(await numberOf(dana)).toMatchObject({ isConfirmed: true })
})

test('keeps a stop until the whole reply is START, UNSTOP or YES', async () => {
  await agree(dana)
  await answer('STOP')
  await answer('Yes, 9 is fine')
  expect(await dana.issues(ASK, { input: { phone: phone(), consent: true } })).toEqual([
    'phone: This number replied STOP. Text START to us from it first.',
  ])
  await answer('Yes.')
  await ask(dana)
  expect(await texts()).toHaveLength(1)
})

test('replies once an hour where to write instead, and to HELP with our number', async () => {
  await answer('Can you come at nine?')
  expect(await texts()).toEqual([])
  await agree(dana)
  await answer('Can you come at nine?')
  await answer('HELP')
  expect((await texts()).map(({ text }) => text)).toEqual([
    `Nobody reads replies here. Answer at ${harness.app.context.config.publicUrl}/`,
  ])
  harness.clock.now = new Date(START.getTime() + 3_600_001)
  await answer('Help!')
  const [help] = await texts()
  expect(help!.text).toBe(
    `Haulbid, (555) 010-0142. Reply STOP to opt out. Help is at ${harness.app.context.config.publicUrl}/`,
  )
  await answer('STOP')
  harness.clock.now = new Date(START.getTime() + 7_200_002)
  await answer('Is this right?')
  expect(await texts()).toEqual([])
})

test('refuses replies from anyone but the provider', async () => {
  await agree(dana)
  expect((await answer('STOP', 'wrong')).status).toBe(401)
  expect(await numberOf(dana)).toMatchObject({ isConfirmed: true })
  const none = await startHarness()
  expect((await none.visitor().fetch('/texts/inbound', { method: 'POST' })).status).toBe(404)
  await none.stop()
})

test('waits for quiet hours, limits to twenty a day, and forgets closed accounts', async () => {
  await agree(dana)
  await dana.ask(QUIET, { input: { isOn: true, from: 21, to: 8, timeZone: 'America/Chicago' } })
  harness.clock.now = new Date('2026-11-21T04:00:00Z')
  await bidOn(dana)
  expect(await texts()).toEqual([])
  harness.clock.now = new Date('2026-11-21T14:00:00Z')
  await sendDigests(harness.app.context, {}, {} as never)
  expect(await texts()).toHaveLength(1)
  await harness.database.pool.query("update throttles set count = 20 where key = 'texts:' || $1", [dana.id])
  await bidOn(dana)
  expect(await texts()).toEqual([])
  await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  const { rows } = await harness.database.pool.query('select 1 from text_consents where user_id = $1', [
    dana.id,
  ])
  expect(rows).toEqual([])
})

test.each([
  [
    'The API token “Nacht…” was made — naïve.',
    'The API token "Nacht..." was made - naive. https://h.example/',
  ],
  ['Łukasz Woźniak bid $90.', 'Lukasz Wozniak bid $90. https://h.example/'],
  ['Ngô Thị Ánh and Đặng Ø', 'Ngo Thi Anh and Dang Ø https://h.example/'],
  ['Jose\u0301 [Jr] is 2 ½ hours late.', 'José (Jr) is 2 1/2 hours late. https://h.example/'],
  ['漢字', 'https://h.example/'],
  ['A bid from 漢字 Юлия came.', 'A bid from came. https://h.example/'],
  ['x'.repeat(300), `${'x'.repeat(138)}... https://h.example/`],
])('fits into one message that every phone can show: %#', (words, text) => {
  expect(asText(words, 'https://h.example/')).toBe(text)
})
