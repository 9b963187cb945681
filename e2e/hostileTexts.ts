import { baseUrl } from './browser.js'
import { type Caller, callAs, visitApi } from './callAs.js'
import { doJob } from './comesDue.js'
import { acceptBid, placeBid } from './customers.js'
import { linkMailedTo } from './outbox.js'
import { photo } from './photos.js'

/** Text that is a script wherever it is not treated as text; `where` names its field. */
export const hostile = (where: string) => `<img src=x onerror=ran="${where}">`

/** Every way in which such text has ever been run, for fields with room for it. */
const worse = (where: string) =>
  `${hostile(where)}<script>ran="${where}"</script>"'><svg/onload=ran=1> javascript:ran=1 {{ran=1}} \${ran=1}`

const PASSWORD = 'haul it away'
// No other journey uses this place, so only these users see what is created here.
const ZIP = '73301'
const stamp = Date.now()

const mutation = (name: string, type: string, fields = '{ id }') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`

const newCustomer = async () => {
  const caller = await visitApi()
  const email = `script-${stamp}@example.org`
  const { signUpCustomer } = await caller.call<{ signUpCustomer: { id: string } }>(
    mutation('signUpCustomer', 'SignUpCustomerInput'),
    {
      input: {
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        firstName: hostile('customer first'),
        lastName: hostile('customer last'),
        phone: '<b onclick=ran=1>5125550123',
        userType: 'customer',
        initialServiceZipCode: ZIP,
        initialServiceType: 'junk_pickup',
      },
    },
  )
  return { ...caller, id: signUpCustomer.id, email, password: PASSWORD }
}

const newVendor = async (admin: Caller) => {
  const email = `script-vendor-${stamp}@example.org`
  const { createUser } = await admin.call<{ createUser: { id: string } }>(
    mutation('createUser', 'CreateUserInput'),
    {
      input: {
        email,
        firstName: hostile('vendor first'),
        lastName: hostile('vendor last'),
        userType: 'vendor',
      },
    },
  )
  const token = new URL(await linkMailedTo(email, 'invitation'), baseUrl).searchParams.get('invitation')
  const caller = await visitApi()
  await caller.call(mutation('acceptInvitation', 'AcceptInvitationInput'), {
    input: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })
  return { ...(await callAs(email, PASSWORD)), id: createUser.id, email, password: PASSWORD }
}

const setUpShop = async (vendor: Caller) => {
  await vendor.call('mutation ($zip: String!) { addServiceArea(zipCode: $zip) { id } }', { zip: ZIP })
  for (const type of ['junk_pickup', 'dumpster_rental'])
    await vendor.call('mutation ($type: ServiceType!) { addVendorService(serviceType: $type) { id } }', {
      type,
    })
  await vendor.call(mutation('addDumpsterSize', 'AddDumpsterSizeInput'), {
    input: { size: hostile('size'), description: worse('size words'), pricePerDay: '45' },
  })
}

const filePaper = async (vendor: Caller, documentType: string, fileName: string) => {
  const { createUpload } = await vendor.call<{ createUpload: { uploadURL: string } }>(
    'mutation { createUpload { uploadURL } }',
  )
  const { buffer, mimeType } = photo('x.png', [1, 2, 3], 8)
  await fetch(createUpload.uploadURL, {
    method: 'PUT',
    headers: { 'content-type': mimeType },
    body: new Uint8Array(buffer),
  })
  const { saveVendorDocument } = await vendor.call<{ saveVendorDocument: { id: string } }>(
    mutation('saveVendorDocument', 'SaveVendorDocumentInput'),
    { input: { documentType, fileName, filePath: createUpload.uploadURL } },
  )
  return saveVendorDocument
}

const contact = (where: string) => ({
  firstName: hostile(`${where} first`),
  lastName: hostile(`${where} last`),
  phone: '<b onclick=ran=1>5125550124',
  address: worse(`${where} street`),
  zipCode: ZIP,
  images: [],
})

const junkPickup = async ({ call }: Caller, where: string) => {
  const { requestJunkPickup } = await call<{ requestJunkPickup: { id: string } }>(
    mutation('requestJunkPickup', 'JunkPickupInput'),
    {
      input: {
        ...contact(where),
        pickupDateTime: new Date(Date.now() + 5 * 86_400_000).toISOString(),
        description: worse(`${where} words`),
        hasHazardousItems: false,
        customerBudget: '200.00',
      },
    },
  )
  return requestJunkPickup.id
}

const dumpsterRental = async ({ call }: Caller, where: string) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { requestDumpsterRental } = await call<{ requestDumpsterRental: { id: string } }>(
    mutation('requestDumpsterRental', 'DumpsterRentalInput'),
    {
      input: {
        ...contact(where),
        dumpsterSize: '10_yard',
        dropoffDate: day(5),
        dropoffTimePreference: 'anytime',
        pickupDate: day(12),
        serviceInstructions: worse(`${where} words`),
      },
    },
  )
  return requestDumpsterRental.id
}

/** A completed job with everything people can say about it, an open one, and a cancelled one. */
const makeJobs = async (customer: Caller, vendor: Caller) => {
  const done = await junkPickup(customer, 'done')
  await acceptBid(customer, (await placeBid(vendor, done, '149.50', worse('done bid'))).id)
  for (const [by, where] of [
    [customer, 'asked'],
    [vendor, 'answered'],
  ] as const)
    await by.call(mutation('sendMessage', 'SendMessageInput'), {
      input: { jobId: done, content: worse(where) },
    })
  await doJob(vendor, done)
  for (const [by, where] of [
    [customer, 'praise'],
    [vendor, 'thanks'],
  ] as const)
    await by.call(mutation('submitRating', 'SubmitRatingInput'), {
      input: { jobId: done, rating: 5, comment: worse(where) },
    })
  const open = await dumpsterRental(customer, 'open')
  await placeBid(vendor, open, '99.50', worse('open bid'))
  const cancelled = await junkPickup(customer, 'gone')
  await customer.call('mutation ($id: UUID!, $why: String) { cancelJob(jobId: $id, reason: $why) { id } }', {
    id: cancelled,
    why: worse('gone why'),
  })
  return { done, open, cancelled }
}

const ask = async ({ call }: Caller, orderNumber: string, where: string) => {
  const { openSupportTicket } = await call<{ openSupportTicket: { id: string } }>(
    mutation('openSupportTicket', 'SupportTicketInput'),
    { input: { orderNumber, issue: worse(where) } },
  )
  return openSupportTicket
}

const SETTINGS = mutation('updateSettings', 'UpdateSettingsInput', '{ supportPhone }')

/** Users, and every text they can write, filled with scripts. `restore` puts back what all other users see too. */
export const fillWithScript = async () => {
  const admin = await callAs('admin@example.com')
  const { settings } = await admin.call<{ settings: Record<string, unknown> }>(
    '{ settings { serviceFeePercent documentsRequired supportPhone } }',
  )
  const customer = await newCustomer()
  const vendor = await newVendor(admin)
  await setUpShop(vendor)
  const jobs = await makeJobs(customer, vendor)
  const { id: ticket } = await ask(customer, jobs.done, 'issue')
  await admin.call(mutation('answerSupportTicket', 'AnswerSupportTicketInput'), {
    input: { id: ticket, response: worse('answer') },
  })
  await ask(customer, jobs.open, 'second issue')
  const { id } = await filePaper(vendor, 'w9_form', `${hostile('refused file')}.png`)
  await admin.call(mutation('reviewVendorDocument', 'ReviewVendorDocumentInput'), {
    input: { id, approve: false, reason: worse('refusal') },
  })
  await filePaper(vendor, 'drivers_license', `${hostile('file')}.png`)
  await customer.call(mutation('createApiToken', 'CreateApiTokenInput', '{ token }'), {
    input: { name: hostile('token'), scope: 'read', expiresInDays: 9, currentPassword: PASSWORD },
  })
  await admin.call(SETTINGS, { input: { ...settings, supportPhone: '<img src=x onerror=ran=1>' } })
  const restore = async () => {
    await admin.call(SETTINGS, { input: settings })
    for (const each of [admin, customer, vendor]) await each.close()
  }
  return { customer, vendor, jobs, restore }
}
