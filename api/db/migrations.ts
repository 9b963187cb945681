import { Migration20261120Ground } from './migrations/Migration20261120Ground.js'
import { Migration20261120SentMails } from './migrations/Migration20261120SentMails.js'

/** Named here rather than found by a pattern, so that the build and the sources run the same ones. */
export const migrations = [
  { name: 'Migration20261120Ground', class: Migration20261120Ground },
  { name: 'Migration20261120SentMails', class: Migration20261120SentMails },
]
