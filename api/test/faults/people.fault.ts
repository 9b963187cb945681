import { newSecret } from '../../domain/accounts/secrets.js'
import { REMOVE_PERSON } from '../people.js'
import { build } from '../process/serverProcess.js'
import { person, vendor } from '../users.js'
import { Install } from './Install.js'

let install: Install

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(() => install.stop())

const PEOPLE = 12

/** What a removal ends, by whether it is still there. All of it goes together, or nothing. */
const STATES = `select p.user_id, p.left_at is null as works,
    exists (select from sessions s where s.user_id = p.user_id) as session,
    exists (select from api_tokens t where t.user_id = p.user_id and t.revoked_at is null) as token,
    exists (select from audit_events a where a.subject_id = p.user_id and a.action = 'removePerson') as audited,
    exists (select from notices n where n.user_id = p.user_id and n.kind = 'own_work_ended') as told
  from business_people p where p.user_id <> p.vendor_id order by 1`

it('removes a person whole or not at all through kill -9 of the API, three times', async () => {
  const seen = { done: 0, lost: 0 }
  for (let round = 0; round < 3; round++) {
    const owner = await vendor(install.harness)
    const people = []
    while (people.length < PEOPLE) people.push(await person(install.harness, owner, 'owner'))
    for (const { id } of people)
      await install.ask(`insert into api_tokens (id, user_id, name, scope, token_hash, created_at, expires_at)
        values (gen_random_uuid(), '${id}', 'x', 'read', '\\x${Buffer.from(newSecret()).toString('hex')}', now(), now() + interval '1 day')`)
    const removals = people.map(async ({ id }) => {
      const answer = await owner.answer(REMOVE_PERSON, { personId: id }).catch(() => null)
      return { id, isDone: answer?.errors.length === 0 }
    })
    // While some removals are under way, and others wait for the business.
    await Promise.race(removals)
    await install.killServer()
    const answers = await Promise.all(removals)
    await install.startServer()
    const states = await install.ask(STATES)
    for (const { user_id: id, works, ...rest } of states)
      expect({ id, works, ...rest }).toEqual({
        id,
        works,
        session: works,
        token: works,
        audited: !works,
        told: !works,
      })
    const gone = new Set(states.filter(({ works }) => !works).map(({ user_id: id }) => id))
    const done = answers.filter(({ isDone }) => isDone)
    expect(done.filter(({ id }) => !gone.has(id))).toEqual([])
    seen.done += done.length
    seen.lost += answers.length - done.length
    // Pressed again, the rest goes, too.
    for (const { id } of people) await owner.ask(REMOVE_PERSON, { personId: id })
  }
  expect(seen.done).toBeGreaterThan(0)
  expect(seen.lost).toBeGreaterThan(0)
})
