import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '../eventually.js'
import { build } from '../process/serverProcess.js'
import { Install } from './Install.js'

const VENDORS = 4000
const FEES = 3

let install: Install

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(() => install.stop())

const count = async (sql: string): Promise<number> =>
  Number((await install.ask(`select count(*) ${sql}`))[0].count)
const statementsMade = () => count('from statements')
const run = () => install.ask("select graphile_worker.add_job('makeStatements')")

it('makes the statements of a month all at once, and once, through kill -9 of the API', async () => {
  await install.ask(`
    with vendors as (insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, ${VENDORS})) ids returning id)
    select count(ledger_account('vendor_owes', id)) from vendors`)
  await install.ask(`
    with fees as (select gen_random_uuid() as id, a.id as account from ledger_accounts a, generate_series(1, ${FEES})
        where a.kind = 'vendor_owes'),
    transfers as (insert into ledger_transfers (id, kind, created_at)
      select id, 'fee', date_trunc('month', now()) - interval '2 days' from fees)
    insert into ledger_entries (transfer_id, account_id, amount)
    select f.id, moved.account, moved.amount from fees f,
      lateral (values (f.account, 20), (ledger_account('fee_revenue'), -20)) moved (account, amount)`)

  for (const ms of [5, 60, 250]) {
    await run()
    await wait(ms)
    await install.killServer()
    expect([0, VENDORS]).toContain(await statementsMade())
    await install.startServer()
  }
  await Promise.all([run(), run()])
  await eventually(VENDORS, statementsMade, 60_000)
  expect(await count('from statement_lines')).toBe(VENDORS * FEES)
  expect(await count(`from statements where total <> ${FEES * 20} or paid <> 0 or status <> 'open'`)).toBe(0)
  expect(await count(`from notices where kind = 'statement_issued'`)).toBe(VENDORS)
  expect(await count('from (select right(number, 4) from statements group by 1) numbers')).toBe(VENDORS)
}, 300_000)
