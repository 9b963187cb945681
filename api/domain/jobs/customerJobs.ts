import { rowsWhere } from '../../platform/rows/keyset.js'
import { containing } from '../../platform/rows/like.js'
import type { CustomerJobsArgs } from './inputs.js'

const CONDITIONS = {
  status: 't.status = :status',
  type: 't.type = :type',
  search: `(t.id::text || ' ' || t.title || ' ' || t.address || ' ' || t.zip_code || ' '
    || coalesce(t.description, '') || ' ' || coalesce(t.service_instructions, '')) ilike :search`,
}

/** A customer's jobs, narrowed by what was asked for. The search reads only this customer's rows. */
export const customerJobs = (owner: string, { status, type, search }: CustomerJobsArgs) => {
  const wanted = { status, type, search: search?.trim().replace(/^#/, '') }
  const asked = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter(name => wanted[name])
  const where = ['t.customer_id = :owner', ...asked.map(name => CONDITIONS[name])].join(' and ')
  return {
    ...rowsWhere('jobs', where),
    values: { ...wanted, owner, search: wanted.search && containing(wanted.search) },
  }
}
