import { hashPassword } from '../../domain/accounts/passwords.js'
import { hashOf, newSecret } from '../../domain/accounts/secrets.js'
import { newId } from '../../platform/ids.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { bookDays } from '../deals.js'
import { type Harness, START } from '../harness.js'
import { newStatement } from '../statements.js'
import { hashOfKnownCode } from '../texts.js'
import { PASSWORD, type TestUser } from '../users.js'

/** Seven users with a job between them, inserted directly into the database: a thousand of these are needed. */
export interface Scene {
  customer: TestUser
  vendor: TestUser
  rival: TestUser
  /** A vendor who has not bid. */
  newcomer: TestUser
  admin: TestUser
  otherAdmin: TestUser
  /** Has requested the suspension of the other. */
  thirdAdmin: TestUser
  jobId: string
  /** The vendor's bid: pending or accepted, like the job. */
  bidId: string
  rivalBidId: string
  /** The vendor's visit, once the job is theirs. */
  visitId: string
  /** A charge of the vendor, once the job is theirs. */
  chargeId: string
  /** A statement of $20.00 of the invited vendor, of which $5.00 is paid. */
  statementId: string
  /** The vendor's proposal of extra work, if the stage has one. */
  changeOrderId: string
  /** The customer's rental, pending, without bids. */
  rentalId: string
  /** The vendor's question, unanswered. */
  questionId: string
  /** The customer's rating of the vendor for another job, which both have rated. */
  ratingId: string
  /** The vendor's rating of the customer for it, to which the customer has replied. */
  repliedId: string
  sizeId: string
  ruleId: string
  ticketId: string
  /** Waiting for a decision. */
  applicationId: string
  documentId: string
  /** The admin has just refused it. */
  decidedId: string
  tokenId: string
  /** The customer's browser, which gets pushes. */
  pushDeviceId: string
  taskId: string
  suspensionId: string
  /** A vendor who has not chosen a password. */
  invitedId: string
  photoId: string
  paperId: string
  resetToken: string
  /** The token of the link that invites a vendor who has no password yet. */
  invitationToken: string
  /** The token of the link that takes back the customer's change of email. */
  takeBackToken: string
  /** The token of the link that confirms the newcomer's email. */
  confirmToken: string
  /** The link that an upload was sent to. */
  linkOf(uploadId: string): string
}

/** `missed`: nobody came to the accepted job; `failed`: its visit could not be done; `calledOff`: its vendor called the visit off; `onTheWay`: its vendor has set off; `disputed`: the customer disputes the failure; `contested`: the customer contests a charge; `decided`: an admin has let it stand; `changed`: the vendor has proposed extra work; `marked`: the vendor has marked the job as paid; `overpaid`: the customer has paid more than is owed. */
export type Stage =
  | Exclude<JobStatus, 'cancelled'>
  | 'missed'
  | 'failed'
  | 'calledOff'
  | 'onTheWay'
  | 'disputed'
  | 'contested'
  | 'decided'
  | 'changed'
  | 'marked'
  | 'overpaid'

const STEPS: Record<Stage, JobStatus[]> = {
  pending: ['pending'],
  accepted: ['pending', 'accepted'],
  in_progress: ['pending', 'accepted', 'in_progress'],
  completed: ['pending', 'accepted', 'in_progress', 'completed'],
  missed: ['pending', 'accepted'],
  failed: ['pending', 'accepted', 'in_progress'],
  onTheWay: ['pending', 'accepted', 'in_progress'],
  disputed: ['pending', 'accepted', 'in_progress'],
  calledOff: ['pending', 'accepted'],
  contested: ['pending', 'accepted', 'in_progress'],
  decided: ['pending', 'accepted', 'in_progress'],
  changed: ['pending', 'accepted', 'in_progress'],
  marked: ['pending', 'accepted', 'in_progress'],
  overpaid: ['pending', 'accepted', 'in_progress'],
}

export const stages = Object.keys(STEPS) as Stage[]

/** The SQL that puts the visit of the job into a stage. */
const VISITS: Partial<Record<Stage, string>> = {
  accepted:
    "set window_start = $2::timestamptz + interval '20 hours', window_end = $2::timestamptz + interval '22 hours'",
  missed:
    "set window_start = $2::timestamptz - interval '1 day', window_end = $2::timestamptz - interval '22 hours'",
  onTheWay:
    "set status = 'on_the_way', arrived_at = null, on_the_way_at = $2::timestamptz, eta = $2::timestamptz",
  disputed:
    "set status = 'failed', failed_at = $2::timestamptz, failure_reason = 'blocked', disputed_at = $2::timestamptz, dispute_reason = 'I was there'",
  calledOff: "set status = 'failed', failed_at = $2::timestamptz, failure_reason = 'vendor_fault'",
  failed: "set status = 'failed', failed_at = $2::timestamptz, failure_reason = 'blocked'",
}

/** Its status, arrived_at, done_at, and finished_by_job, as moving the job leaves it. */
const visitIn = (status: JobStatus) =>
  status === 'accepted'
    ? `'scheduled', null, null, false`
    : status === 'in_progress'
      ? `'arrived', ${AT}, null, false`
      : `'done', ${AT}, ${AT}, true`

const hashed = hashPassword(PASSWORD)
const hex = (secret: string) => `'\\x${hashOf(secret).toString('hex')}'`
const AT = `'${START.toISOString()}'`
const LATER = `'${new Date(START.getTime() + 3_600_000).toISOString()}'`

export const people = [
  'customer',
  'vendor',
  'rival',
  'newcomer',
  'admin',
  'otherAdmin',
  'thirdAdmin',
] as const
type Role = (typeof people)[number]
const typeOf = (role: Role) =>
  role === 'customer' ? 'customer' : role.toLowerCase().endsWith('admin') ? 'admin' : 'vendor'

export async function makeScene(harness: Harness, stage: Stage): Promise<Scene> {
  const { pool } = harness.database
  const id = Object.fromEntries(people.map(role => [role, newId()])) as Record<Role, string>
  const secret = Object.fromEntries(people.map(role => [role, newSecret()])) as Record<Role, string>
  const scene = {
    jobId: newId(),
    bidId: newId(),
    rivalBidId: newId(),
    sizeId: newId(),
    ruleId: newId(),
    ticketId: newId(),
    questionId: newId(),
    ratingId: newId(),
    repliedId: newId(),
    rentalId: newId(),
    ...{
      documentId: newId(),
      decidedId: newId(),
      applicationId: newId(),
      tokenId: newId(),
      pushDeviceId: newId(),
      suspensionId: newId(),
      invitedId: newId(),
      photoId: newId(),
      logoId: newId(),
      paperId: newId(),
      resetToken: newSecret(),
      invitationToken: newSecret(),
      takeBackToken: newSecret(),
      confirmToken: newSecret(),
    },
  }
  const [invitedId, consentId, ratedJobId] = [newId(), newId(), newId()]
  const { jobId, bidId, rivalBidId, sizeId, ticketId, documentId, applicationId, tokenId, photoId, paperId } =
    scene
  const password = await hashed
  const isOpen = stage === 'pending'
  const steps = STEPS[stage]
  const users = people.map(
    role =>
      `('${id[role]}', '${id[role]}', '${id[role]}@example.com', '${password}', 'Dana', 'Reyes', '(512) 555-0147', '${typeOf(role)}', ${AT}, ${role === 'newcomer' ? 'null' : AT})`,
  )
  const vendors = [id.vendor, id.rival, id.newcomer]
  const areas = vendors.map(vendorId => `('${newId()}', '${vendorId}', '78701')`)
  const services = vendors.map(vendorId => `('${newId()}', '${vendorId}', 'junk_pickup', ${AT})`)
  const sessions = people.map(role => `('${newId()}', '${id[role]}', ${hex(secret[role])}, ${AT}, ${LATER})`)
  const events = steps.map(
    (to, at) =>
      `('${jobId}', '${at === 0 ? id.customer : id.vendor}', ${at === 0 ? 'null' : `'${steps[at - 1]}'`}, '${to}', ${AT})`,
  )
  const { rows } =
    // Some acts lock every administrator, so those from earlier scenes are removed.
    (
      (await pool.query(`
    update users set user_type = 'vendor' where user_type = 'admin';
    insert into users (id, username, email, password, first_name, last_name, phone, user_type, created_at,
        email_confirmed_at) values ${users};
    insert into users (id, username, email, first_name, last_name, user_type, created_at, invited_at)
      values ('${scene.invitedId}', '${scene.invitedId}', '${scene.invitedId}@example.com', 'Nia', 'Okafor', 'vendor', ${AT}, ${AT});
    insert into sessions (id, user_id, token_hash, created_at, expires_at) values ${sessions};
    insert into text_consents (id, user_id, phone, words, asked_at, code_hash, code_expires_at)
      values ('${consentId}', '${id.customer}', '+15125550147', 'Yes', ${AT}, '\\x${hashOfKnownCode('x'.repeat(40), consentId)}', ${LATER});
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
      select '${scene.pushDeviceId}', user_id, id, 'http://127.0.0.1:9/${scene.pushDeviceId}', repeat('B', 87), repeat('a', 22),
        'Firefox on Linux', ${AT} from sessions where user_id = '${id.customer}';
    insert into users (id, username, email, password, first_name, last_name, phone, user_type, created_at)
      values ('${invitedId}', '${invitedId}', '${invitedId}@example.com', null, 'Vera', 'Novak', null, 'vendor', ${AT});
    insert into password_tokens (id, user_id, purpose, token_hash, created_at, expires_at) values
      ('${newId()}', '${id.customer}', 'reset', ${hex(scene.resetToken)}, ${AT}, ${LATER}),
      ('${newId()}', '${invitedId}', 'invitation', ${hex(scene.invitationToken)}, ${AT}, ${LATER});
    insert into email_changes (id, user_id, number, old_email, new_email, token_hash, created_at, expires_at)
      values ('${newId()}', '${id.customer}', 1, '${id.customer}-old@example.com', '${id.customer}@example.com',
        ${hex(scene.takeBackToken)}, ${AT}, ${LATER});
    insert into email_confirmations (id, user_id, email, token_hash, created_at, expires_at) values
      ('${newId()}', '${id.newcomer}', '${id.newcomer}@example.com', ${hex(scene.confirmToken)}, ${AT}, ${LATER});
    insert into api_tokens (id, user_id, name, scope, token_hash, created_at, expires_at)
      values ('${tokenId}', '${id.customer}', 'x', 'read', ${hex(newSecret())}, ${AT}, ${LATER});
    insert into service_areas (id, vendor_id, zip_code)
      values ${areas};
    insert into vendor_services (id, vendor_id, service_type, created_at)
      values ${services};
    insert into dumpster_sizes (id, vendor_id, size, rental_size, created_at)
      values ('${sizeId}', '${id.vendor}', '10 yard', '20_yard', ${AT});
    insert into vendor_services (id, vendor_id, service_type, created_at)
      values ('${newId()}', '${id.vendor}', 'dumpster_rental', ${AT});
    insert into offer_rules (id, vendor_id, size, price, notice_hours, most_per_day, stands_days, created_at)
      values ('${scene.ruleId}', '${id.vendor}', '20_yard', 380, 24, 2, 3, ${AT});
    insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
        phone, final_price, scheduled_date, completed_date, created_at, pickup_date_time, customer_budget)
      values ('${jobId}', '${id.customer}', ${isOpen ? 'null' : `'${id.vendor}'`}, 'junk_pickup', '${steps.at(-1)}',
        'Dana Reyes - Junk Pickup', 'A couch', '1100 Congress Ave', '78701', 'Dana', 'Reyes', '(512) 555-0147',
        ${isOpen ? 'null' : 149.5}, '2026-12-24T15:00:00Z', ${stage === 'completed' ? AT : 'null'}, ${AT},
        '2026-12-24T15:00:00Z', 200);
    update jobs set service_fee_percent = 10 where id = '${jobId}' and status = 'completed';
    ${isOpen ? `insert into unserved_jobs (job_id) values ('${jobId}');` : ''}
    insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, scheduled_date,
        created_at, dumpster_size, dropoff_date, dropoff_time_preference, pickup_date)
      values ('${scene.rentalId}', '${id.customer}', 'dumpster_rental', 'Dana Reyes - Dumpster Rental', '1100 Congress Ave',
        '78701', 'Dana', 'Reyes', '(512) 555-0147', '2026-12-24T00:00:00Z', ${AT}, '20_yard', '2026-12-24', 'morning', '2026-12-31');
    insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
        phone, final_price, scheduled_date, completed_date, created_at, pickup_date_time, customer_budget)
      values ('${ratedJobId}', '${id.customer}', '${id.vendor}', 'junk_pickup', 'completed',
        'Dana Reyes - Junk Pickup', 'A couch', '1100 Congress Ave', '78701', 'Dana', 'Reyes', '(512) 555-0147', 90,
        '2026-11-01T15:00:00Z', ${AT}, ${AT}, '2026-11-01T15:00:00Z', 200);
    insert into bids (id, job_id, vendor_id, price, status, created_at)
      values (gen_random_uuid(), '${ratedJobId}', '${id.vendor}', 90, 'accepted', ${AT});
    insert into job_events (job_id, actor_id, from_status, to_status, created_at) values
      ('${ratedJobId}', '${id.customer}', null, 'pending', ${AT}),
      ('${ratedJobId}', '${id.customer}', 'pending', 'accepted', ${AT}),
      ('${ratedJobId}', '${id.vendor}', 'accepted', 'in_progress', ${AT}),
      ('${ratedJobId}', '${id.vendor}', 'in_progress', 'completed', ${AT});
    insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, arrived_at, done_at, finished_by_job, created_at)
      values (gen_random_uuid(), '${ratedJobId}', '${id.vendor}', 'haul', ${AT}, ${LATER}, ${visitIn('completed')}, ${AT})
      ${isOpen ? '' : `, (gen_random_uuid(), '${jobId}', '${id.vendor}', 'haul', '2026-12-24T15:00:00Z', '2026-12-24T17:00:00Z', ${visitIn(steps.at(-1)!)}, ${AT})`};
    insert into job_payments (id, job_id, vendor_id, amount, method, status, created_at, decided_at)
      values (gen_random_uuid(), '${ratedJobId}', '${id.vendor}', 90, 'check', 'confirmed', ${AT}, ${AT});
    insert into ratings (id, job_id, rater_id, rated_id, rating, comment, created_at, reveals_at, reply, replied_at) values
      ('${scene.ratingId}', '${ratedJobId}', '${id.customer}', '${id.vendor}', 5, 'Quick', ${AT}, ${AT}, null, null),
      ('${scene.repliedId}', '${ratedJobId}', '${id.vendor}', '${id.customer}', 5, 'Ready', ${AT}, ${AT}, 'Thank you', ${AT});
    update users set rating = 5, rating_count = 1 where id in ('${id.customer}', '${id.vendor}');
    insert into job_events (job_id, actor_id, to_status, created_at)
      values ('${scene.rentalId}', '${id.customer}', 'pending', ${AT});
    insert into questions (id, job_id, vendor_id, question, created_at)
      values ('${scene.questionId}', '${jobId}', '${id.vendor}', 'How many stairs?', ${AT});
    insert into job_events (job_id, actor_id, from_status, to_status, created_at) values ${events};
    insert into bids (id, job_id, vendor_id, price, status, created_at, not_chosen_at) values
      ('${bidId}', '${jobId}', '${id.vendor}', 149.5, '${isOpen ? 'pending' : 'accepted'}', ${AT}, null),
      ('${rivalBidId}', '${jobId}', '${id.rival}', 160, '${isOpen ? 'pending' : 'rejected'}', ${AT}, ${isOpen ? 'null' : AT});
    insert into support_tickets (id, customer_id, order_number, issue, created_at, updated_at)
      values ('${ticketId}', '${id.customer}', '${jobId}', 'Late', ${AT}, ${AT});
    insert into vendor_applications (id, business_name, first_name, last_name, email, phone, zip_code, services, created_at,
        consented_at)
      values ('${applicationId}', 'Becker Hauling', 'Ben', 'Becker', '${applicationId}@example.com', '5125550147', '78704',
        array['junk_pickup'], ${AT}, ${AT});
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, uploaded_at)
      values ('${documentId}', '${id.vendor}', 'commercial_insurance', 'new.png', '/objects/x', ${AT});
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
      values (gen_random_uuid(), '${id.vendor}', 'commercial_insurance', 'old.png', '/objects/y', 'approved', '2026-12-01', 'America/Chicago');
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, review_reason)
      values ('${scene.decidedId}', '${id.vendor}', 'w9_form', 'w9.png', '/objects/z', 'refused', 'Blurred');
    insert into audit_events (id, actor_id, action, subject_id, before, after, created_at)
      values (gen_random_uuid(), '${id.admin}', 'reviewVendorDocument', '${id.vendor}',
        '{"id": "${scene.decidedId}", "reviewStatus": "waiting"}',
        '{"id": "${scene.decidedId}", "reviewStatus": "refused", "reviewReason": "Blurred"}', ${AT});
    insert into uploads (id, owner_id, created_at, expires_at, registered_at, content_type, size) values
      ('${photoId}', '${id.customer}', ${AT}, ${LATER}, ${AT}, 'image/png', 8),
      ('${paperId}', '${id.vendor}', ${AT}, ${LATER}, ${AT}, 'image/png', 8);
    insert into businesses (vendor_id, name, logo, created_at)
      values ('${id.vendor}', 'Hart Hauling', '/objects/${scene.logoId}', ${AT});
    insert into uploads (id, owner_id, business_id, created_at, expires_at, registered_at, content_type, size)
      values ('${scene.logoId}', '${id.vendor}', '${id.vendor}', ${AT}, ${LATER}, ${AT}, 'image/png', 8);
    insert into admin_suspensions (id, user_id, is_active, asked_by_id, asked_at, expires_at)
      values ('${scene.suspensionId}', '${id.otherAdmin}', false, '${id.thirdAdmin}', ${AT}, ${LATER});
    select id from graphile_worker.add_job('removeExpired', max_attempts => 1);
    `)) as unknown as { rows: { id: string }[] }[]
    ).at(-1)!
  const taskId = rows[0]!.id
  await pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'Out of luck' where id = $1",
    [taskId],
  )
  if (VISITS[stage]) await pool.query(`update visits ${VISITS[stage]} where job_id = $1`, [jobId, START])
  const visits = await pool.query('select id from visits where job_id = $1', [jobId])
  const chargeId = isOpen ? newId() : await bookDays(harness, jobId)
  if (stage === 'contested')
    await pool.query(
      "update job_charges set status = 'contested', contested_at = $2, contest_reason = 'Only one day' where id = $1",
      [chargeId, START],
    )
  if (stage === 'decided')
    await pool.query(
      `with decided as (
         update job_charges set contested_at = $2, contest_reason = 'Only one day', decided_at = $2, decision_reason = 'Two days', contest_until = null
         where id = $1 returning id, job_id)
       insert into audit_events (id, actor_id, action, subject_id, after, created_at)
       select gen_random_uuid(), $3, 'upholdCharge', job_id, jsonb_build_object('id', id), $2 from decided`,
      [chargeId, START, id.admin],
    )
  const statementId = await newStatement(harness, invitedId)
  await pool.query(
    `with paid as (
       insert into ledger_transfers (id, kind, statement_id, reference, created_at)
       values (gen_random_uuid(), 'payment', $1, 'Check 1', $3) returning id)
     insert into ledger_entries (transfer_id, account_id, amount)
     select paid.id, moved.account, moved.amount from paid, (values
       (ledger_account('cash'), 5), (ledger_account('vendor_owes', $2), -5)) moved (account, amount)`,
    [statementId, invitedId, START],
  )
  const changeOrderId = newId()
  if (stage === 'changed')
    await pool.query(
      `with proposed as (
         insert into change_orders (id, job_id, vendor_id, kind, proposed_by, amount, note, created_at, expires_at)
         values ($1, $2, $3, 'extra', 'vendor', 20, 'A piano', $4, $4::timestamptz + interval '2 days'))
       insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, status, change_order_id, created_at)
       values (gen_random_uuid(), $2, $3, 'extra', 'Extra work', 20, 20, 'proposed', $1, $4)`,
      [changeOrderId, jobId, id.vendor, START],
    )
  if (stage === 'marked')
    await pool.query(
      `insert into job_payments (id, job_id, vendor_id, amount, method, created_at)
       values (gen_random_uuid(), $1, $2, 30, 'check', $3)`,
      [jobId, id.vendor, START],
    )
  if (stage === 'overpaid')
    await pool.query(
      `insert into job_payments (id, job_id, vendor_id, amount, method, status, created_at, decided_at)
       values (gen_random_uuid(), $1, $2, 5000, 'check', 'confirmed', $3, $3)`,
      [jobId, id.vendor, START],
    )
  const visitId: string = visits.rows[0]?.id ?? newId()
  const signedInUsers = people.map(role => {
    const client = harness.visitor()
    client.cookie = `${harness.app.context.config.cookieName}=${secret[role]}`
    return [role, Object.assign(client, { id: id[role], email: `${id[role]}@example.com` })]
  })
  const { links } = harness.app.context.store
  const linkOf = (uploadId: string) => links.make(uploadId, { now: START, expiresAt: START })
  return {
    ...scene,
    taskId,
    visitId,
    chargeId,
    statementId,
    changeOrderId,
    linkOf,
    ...(Object.fromEntries(signedInUsers) as Record<Role, TestUser>),
  }
}
