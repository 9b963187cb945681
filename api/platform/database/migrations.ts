import { Migration20261120Ground } from './migrations/Migration20261120Ground.js'
import { Migration20261120SentMails } from './migrations/Migration20261120SentMails.js'
import { Migration20261121AccountBounds } from './migrations/Migration20261121AccountBounds.js'
import { Migration20261121AdminSuspensions } from './migrations/Migration20261121AdminSuspensions.js'
import { Migration20261121Backups } from './migrations/Migration20261121Backups.js'
import { Migration20261121DataExports } from './migrations/Migration20261121DataExports.js'
import { Migration20261121EmailChanges } from './migrations/Migration20261121EmailChanges.js'
import { Migration20261121IdempotencyKeys } from './migrations/Migration20261121IdempotencyKeys.js'
import { Migration20261121JobTimeZone } from './migrations/Migration20261121JobTimeZone.js'
import { Migration20261121JobTimeZoneFill } from './migrations/Migration20261121JobTimeZoneFill.js'
import { Migration20261121OpenJobs } from './migrations/Migration20261121OpenJobs.js'
import { Migration20261121VendorJobsDue } from './migrations/Migration20261121VendorJobsDue.js'
import { Migration20261121Versions } from './migrations/Migration20261121Versions.js'
import { Migration20261122QueuedTasks } from './migrations/Migration20261122QueuedTasks.js'

/** Named here rather than found by a pattern, so that the build and the sources run the same ones. */
export const migrations = [
  { name: 'Migration20261120Ground', class: Migration20261120Ground },
  { name: 'Migration20261120SentMails', class: Migration20261120SentMails },
  { name: 'Migration20261121Versions', class: Migration20261121Versions },
  { name: 'Migration20261121IdempotencyKeys', class: Migration20261121IdempotencyKeys },
  { name: 'Migration20261121AdminSuspensions', class: Migration20261121AdminSuspensions },
  { name: 'Migration20261121VendorJobsDue', class: Migration20261121VendorJobsDue },
  { name: 'Migration20261121DataExports', class: Migration20261121DataExports },
  { name: 'Migration20261121Backups', class: Migration20261121Backups },
  { name: 'Migration20261121EmailChanges', class: Migration20261121EmailChanges },
  { name: 'Migration20261121AccountBounds', class: Migration20261121AccountBounds },
  { name: 'Migration20261121JobTimeZone', class: Migration20261121JobTimeZone },
  { name: 'Migration20261121JobTimeZoneFill', class: Migration20261121JobTimeZoneFill },
  { name: 'Migration20261121OpenJobs', class: Migration20261121OpenJobs },
  { name: 'Migration20261122QueuedTasks', class: Migration20261122QueuedTasks },
]
