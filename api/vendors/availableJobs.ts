import type { Cut } from '../rows/View.js'

/**
 * The newest pending jobs of a vendor's areas and services, `:owner` being the vendor.
 * For each area and service the index jobs_available gives its newest n; the newest n of those are the page, so the
 * cost does not grow with the number of jobs. `'pending'` stays literal, or the partial index would not serve.
 */
export const availableJobs = ({ before, limit }: Cut) =>
  `(select near.id from service_areas a
      join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
      cross join lateral (
        select j.id, j.created_at from jobs j
        where j.status = 'pending' and j.zip5 = a.zip5 and j.type = s.service_type ${before('j')}
        order by j.created_at desc, j.id desc limit ${limit}) near
      where a.vendor_id = :owner
      order by near.created_at desc, near.id desc limit ${limit}) page
    join jobs t on t.id = page.id
    order by t.created_at desc, t.id desc`

export const availableJobsCount = `from jobs j
  join service_areas a on a.vendor_id = :owner and a.zip5 = j.zip5
  join vendor_services s on s.vendor_id = :owner and s.service_type = j.type and s.is_active
  where j.status = 'pending'`
