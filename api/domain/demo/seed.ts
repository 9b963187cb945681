import { LockMode } from '@mikro-orm/core'
import type { Config } from '../../platform/config.js'
import type { Database } from '../../platform/database/database.js'
import { openStore } from '../../platform/objects/openStore.js'
import { DAY_MS } from '../../rules/dates.js'
import { User } from '../accounts/User.js'
import { Settings } from '../admin/Settings.js'
import type { Demo, DemoStory } from '../Demo.js'
import { actingIn } from './actAs.js'
import { keepingIn } from './keepFiles.js'
import { makeJobs } from './makeJobs.js'

/** Events from days ago are read already and aren't mailed. */
const QUIET = `
  with told as (update notices set read_at = created_at
    where kind in ('payment_marked', 'payment_confirmed', 'change_decided') and created_at < ? returning id)
  delete from queued_tasks where task = 'noticeMail' and payload ->> 'noticeId' in (select id::text from told)`

interface Given {
  config: Config
  /** Each noun's part, in the order of the nouns. */
  demos: readonly Demo[]
  now: Date
}

/**
 * Creates demo accounts and enough data that no screen is empty. Runs once; a second call changes nothing. What people pay, and
 * swaps, are made by acts. Everything before it is stored as rows: weeks of requests, bids, visits, changes, and ratings would need
 * uploads, mails, and a clock for each.
 */
export async function seedDemo({ orm }: Database, { config, demos, now }: Given): Promise<void> {
  const store = openStore(config)
  await orm.em.fork().transactional(async tx => {
    const settings = await tx.findOneOrFail(Settings, { id: true }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    // Never in a database that is in use: the demo passwords are printed in the README.
    if (settings.demoSeededAt || (await tx.count(User)) > 0) return
    settings.demoSeededAt = now
    settings.serviceFeePercent = '5.00'
    const story: DemoStory = {
      tx,
      now,
      hoursAgo: hours => new Date(now.getTime() - (hours * DAY_MS) / 24),
      users: {},
      jobs: [],
      keepFile: keepingIn(tx, store),
      actAs: actingIn(tx, config),
    }
    for (const { accounts } of demos) await accounts?.(story)
    await makeJobs(story)
    for (const { jobs } of demos) await jobs?.(story)
    await tx.execute(QUIET, [new Date(now.getTime() - DAY_MS)])
  })
}
